import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
import {
  gate,
  prepare,
  prepareParts
} from "./chunk-PWBBQE2T.js";
import "./chunk-C5CBHVI2.js";
import "./chunk-445FV3UW.js";
import "./chunk-GJ2B3STB.js";
import "./chunk-PPAKGYZY.js";
import "./chunk-AVBXNVRT.js";
import "./chunk-VQAGAHQH.js";
import "./chunk-RH2PCOV3.js";
import "./chunk-REKG4XA7.js";
import "./chunk-4GNBZ5F2.js";
import "./chunk-JLD3JGDS.js";
import "./chunk-5BZEP5JA.js";
import "./chunk-ZMJJILAV.js";
import "./chunk-PRVJMC5D.js";
export {
  gate,
  prepare,
  prepareParts
};
