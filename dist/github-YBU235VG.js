import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-PAXVJJE2.js";
import "./chunk-PRVJMC5D.js";
export {
  context,
  getOctokit
};
