import type { Generated } from "kysely";
import type { SecurityEventKind, SecurityResult } from "#contract/schemas/seguridad.ts";
import type { Millis } from "./values.ts";

/** Audit trail: triggers refuse update and delete. */
export type AuditoriaTable = {
  id: Generated<number>;
  usuario_id: number;
  /** A number, see recordActs. */
  autor: string;
  accion: string;
  entidad: string;
  entidad_id: number | null;
  /** JSON. */
  antes: string | null;
  despues: string | null;
  /** The request's id, as in the log. */
  solicitud: string;
  creado_en: Millis;
};

/** Triggers refuse update, and delete of rows younger than a year. */
export type EventosSeguridadTable = {
  id: Generated<number>;
  tipo: SecurityEventKind;
  resultado: SecurityResult;
  usuario_id: number | null;
  /** Keyed hash of the mail address. */
  cuenta_hash: string | null;
  /** Keyed hash of the caller's network. */
  red_hash: string | null;
  /** JSON, SecurityFacts. */
  datos: string;
  /** The request's id, as in the log. */
  solicitud: string;
  creado_en: Millis;
};

/** Work that one process does at a time: whoever moves `tomada_hasta` has it. */
export type TareasTable = {
  nombre: string;
  tomada_hasta: Millis;
  terminada_en: Millis | null;
};
