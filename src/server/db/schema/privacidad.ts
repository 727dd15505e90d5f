import type { Generated } from "kysely";
import type { PeticionEstado, PeticionTipo } from "#contract/schemas/peticiones.ts";
import type { Millis } from "./values.ts";

export type PeticionesTable = {
  id: Generated<number>;
  tipo: PeticionTipo;
  nombre: string;
  email: string;
  detalle: string;
  /** `por_confirmar` until the link of the mail is used. */
  estado: PeticionEstado | "por_confirmar";
  /** SHA-256 of the link's token. */
  enlace: string | null;
  creado_en: Millis;
  confirmada_en: Millis | null;
  vence_en: Millis | null;
  /** Why it takes longer; once. */
  prorroga: string | null;
  prorrogada_en: Millis | null;
  respuesta: string | null;
  respondida_en: Millis | null;
  /** When the mail server took the answer. */
  enviada_en: Millis | null;
  autor: string | null;
  /** When an accepted bloqueo or oposicion ended. */
  levantada_en: Millis | null;
  levantada_motivo: string | null;
  levantada_por: string | null;
};

/** Days are Chile's, as 2026-12-01. */
export type BrechasTable = {
  id: Generated<number>;
  conocida_el: string;
  naturaleza: string;
  efectos: string;
  /** Kinds of data; nobody is named. */
  datos: string;
  /** How many people, as far as is known. */
  personas: number;
  medidas: string;
  /** When the Agency was told. */
  agencia_el: string | null;
  /** When the people were told. */
  personas_el: string | null;
  version: number;
  creado_en: Millis;
};
