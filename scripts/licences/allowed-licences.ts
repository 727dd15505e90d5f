import { isDelivered, type LockedPackage } from "./locked-packages.ts";

/** SPDX: permissive, in what runs the shop. */
const permissive: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT AND OFL-1.1",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Tools that build and test the shop are not handed on. */
const inTools: ReadonlySet<string> = new Set([
  "(ISC AND CC-BY-3.0)",
  "(MIT AND BSD)",
  "(MIT AND Zlib)",
  "Apache-2.0 AND MIT",
  "CC-BY-4.0",
  "CC0-1.0",
  "MIT OR Apache-2.0",
  "MPL-2.0",
  // Spelling of one package.
  "MPL 2.0",
  "PSF-2.0",
  "Python-2.0",
]);

/** libvips under the LGPL is a library of its own, which anybody may replace. */
const replaceable = /^@img\/sharp-/;

export function isAllowed(row: LockedPackage): boolean {
  const { name, licence } = row;
  if (permissive.has(licence)) return true;
  if (replaceable.test(name))
    return /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/.test(licence);
  return !isDelivered(row) && inTools.has(licence);
}
