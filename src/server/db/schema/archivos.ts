import type { Generated } from "kysely";
import type { ArchivoTipo } from "#contract/values/archivos/archivo-limits.ts";
import type { Millis } from "./values.ts";

/** The file lies in DATA_DIR. */
export type ArchivosTable = {
  id: Generated<number>;
  /** Its name there. */
  clave: string;
  /** The sender's name of it; empty once it is `retirado`. */
  nombre: string;
  tipo: ArchivoTipo;
  bytes: number;
  /** `retirado`: nothing refers to it, and its file is about to go. */
  estado: "guardado" | "retirado";
  creado_en: Millis;
};
