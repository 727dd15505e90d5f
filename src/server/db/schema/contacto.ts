import type { Generated } from "kysely";
import type { Millis } from "./values.ts";

export type MensajesContactoTable = {
  id: Generated<number>;
  nombre: string;
  email: string;
  mensaje: string;
  estado: "nuevo" | "respondido" | "cerrado";
  creado_en: Millis;
  cantidad: number | null;
  /** Chilean day, `2026-11-21`. */
  fecha: string | null;
  archivo_id: Generated<number | null>;
  busqueda: Generated<string>;
  respondido_en: Millis | null;
};

export type MensajeRespuestasTable = {
  id: Generated<number>;
  mensaje_id: number;
  autor: string;
  texto: string;
  creado_en: Millis;
};

export type MensajeFotosTable = {
  mensaje_id: number;
  /** From 1. */
  orden: number;
  nombre: string;
  /** A WebP, base64. */
  contenido: string;
  creado_en: Millis;
};
