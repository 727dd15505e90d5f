import type { Generated } from "kysely";
import type { Millis } from "./values.ts";

export type CorreosTable = {
  id: Generated<number>;
  /** Idempotency key, e.g. "pedido_pagado:12". */
  clave: string;
  plantilla: string;
  para: string;
  /** JSON, never a secret. */
  datos: string;
  /** `omitido`: no longer needed; `aparcado`: needs a person. */
  estado: "pendiente" | "enviado" | "omitido" | "aparcado";
  intentos: Generated<number>;
  proximo_en: Millis;
  error: string | null;
  creado_en: Millis;
  enviado_en: Millis | null;
  /** When a person had it sent again. */
  reanudado_en: Generated<Millis | null>;
};
