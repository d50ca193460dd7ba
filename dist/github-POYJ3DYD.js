import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-S52DFSY7.js";
import "./chunk-TZ54PJF2.js";
export {
  context,
  getOctokit
};
