import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  printResults,
  verify
} from "./chunk-CYFVLAWD.js";
import "./chunk-R6A4CHBN.js";
import "./chunk-NAWO5267.js";
import "./chunk-C5CBHVI2.js";
import "./chunk-GJ2B3STB.js";
import "./chunk-PPAKGYZY.js";
import "./chunk-RH2PCOV3.js";
import "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";
export {
  printResults,
  verify
};
