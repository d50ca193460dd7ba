import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  openCheckout
} from "./chunk-CNTH7OSH.js";
import "./chunk-DYBZB6UB.js";
import "./chunk-ZNRVKG6B.js";
import "./chunk-GTW7IM6X.js";
import "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";
export {
  openCheckout
};
