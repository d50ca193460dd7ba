import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/workspace/files/report-file.ts
import { constants, mkdir, open, realpath, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
async function writeReport(cwd, target, text) {
  let folder = dirname(target);
  await mkdir(folder, { recursive: !0 });
  let [here, real] = [await realpath(cwd), await realpath(folder)], leaves = below(cwd, folder) !== void 0 && below(here, real) === void 0, { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants, file = leaves ? void 0 : await open(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW).catch(linked);
  if (!file)
    throw new Error(
      `the report ${target} was not written, because its path is a symbolic link; remove the link or choose another path`
    );
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}
async function createFile(top, path, text) {
  let target = join(top, path);
  if (below(await realpath(top), await nearestFolder(dirname(target))) === void 0) return !1;
  await mkdir(dirname(target), { recursive: !0 });
  try {
    return await writeFile(target, text, { flag: "wx" }), !0;
  } catch (error) {
    if (error.code === "EEXIST") return !1;
    throw error;
  }
}
async function nearestFolder(folder) {
  try {
    return await realpath(folder);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return nearestFolder(dirname(folder));
  }
}
function linked(error) {
  if (error.code !== "ELOOP")
    throw error;
}
function below(top, path) {
  let inside = relative(top, path);
  return inside.startsWith("..") || isAbsolute(inside) ? void 0 : inside.split(sep).join("/") || ".";
}

export {
  writeReport,
  createFile,
  below
};
