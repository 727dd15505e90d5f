import type { Schema } from "../schema/schema.ts";
import {
  blank,
  type Columns,
  empty,
  keep,
  none,
  ours,
  personal,
  secret,
} from "./personal-column.ts";

const proof = keep("proof of who asked, and of what was answered, until its term");

/** Requests about personal data. They outlive an erasure as proof (docs/decisiones.md 71). */
export const personalPrivacidad = {
  // It names no person: the form says so.
  brechas: {
    ...none("id", "conocida_el", "naturaleza", "efectos", "datos", "personas", "medidas"),
    ...none("agencia_el", "personas_el", "version", "creado_en"),
  },
  peticiones: {
    ...none("id", "tipo", "estado", "confirmada_en", "vence_en"),
    ...none("prorrogada_en", "enviada_en"),
    nombre: personal("peticion", blank(empty), "peticiones.nombre"),
    email: personal("peticion", proof, "email"),
    detalle: personal("peticion", blank(empty), "peticiones.detalle"),
    enlace: personal("token", keep("a hash, of no use once it is confirmed"), secret),
    creado_en: personal("peticion", proof, "peticiones.creado_en"),
    prorroga: personal("peticion", proof, "peticiones.prorroga"),
    respuesta: personal("peticion", proof, "peticiones.respuesta"),
    respondida_en: personal("peticion", proof, "peticiones.respondida_en"),
    autor: personal("administracion", keep("who answered"), ours),
    levantada_en: personal("peticion", proof, "peticiones.levantada_en"),
    levantada_motivo: personal("peticion", proof, "peticiones.levantada_motivo"),
    levantada_por: personal("administracion", keep("who lifted it"), ours),
  },
} satisfies { readonly [T in keyof Schema]?: Columns<Schema[T]> };
