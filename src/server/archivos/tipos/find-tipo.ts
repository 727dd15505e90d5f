import type { FileHandle } from "node:fs/promises";
import type { ArchivoTipo } from "#contract/values/archivos/archivo-limits.ts";
import { isGcode } from "./gcode.ts";
import { isStl } from "./stl.ts";
import { isThreeMf } from "./three-mf.ts";

const checks: Readonly<Record<ArchivoTipo, (file: FileHandle, bytes: number) => Promise<boolean>>> =
  { stl: isStl, "3mf": isThreeMf, gcode: isGcode };

/** By its content; null when it is none of `tipos`. */
export async function findTipo(
  file: FileHandle,
  { bytes, tipos }: { bytes: number; tipos: readonly ArchivoTipo[] },
): Promise<ArchivoTipo | null> {
  for (const tipo of tipos) if (await checks[tipo](file, bytes)) return tipo;
  return null;
}
