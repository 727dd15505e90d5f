import type { ArchivoTipo } from "#contract/values/archivos/archivo-limits.ts";
import { cleanLine } from "#contract/values/persona/clean-text.ts";

const maxLetters = 100;
const nameless = "archivo";

/** The first one names a file whose name has none of them. */
const endings: Readonly<Record<ArchivoTipo, readonly string[]>> = {
  stl: [".stl"],
  "3mf": [".3mf"],
  gcode: [".gcode", ".bgcode", ".gco", ".g"],
};

/** The sender's name of a file, cleaned, with the ending of what it is, so that a programme opens it. */
export function archivoNombre(name: string, tipo: ArchivoTipo): string {
  const nombre = cleanLine(name).replace(/\s+/g, " ").slice(-maxLetters) || nameless;
  const isNamed = endings[tipo].some((ending) => nombre.toLowerCase().endsWith(ending));
  return isNamed ? nombre : `${nombre}${endings[tipo][0]}`;
}
