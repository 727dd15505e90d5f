import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { notaLength } from "../values/lengths.ts";
import { IdSchema, requiredText } from "./fields.ts";
import { paginaShape } from "./lists.ts";
import { intentoEstados } from "./pagos.ts";

export const discrepanciaTipos = [
  /** The provider charged; no pedido is paid. */
  "cargo_sin_pedido",
  /** A pedido is paid; the provider has no charge. */
  "pedido_sin_cargo",
  "otro_monto",
  "otra_orden",
  /** Refunded here; the provider still has the charge. */
  "reembolso_no_hecho",
  /** Refunded outside the shop, in the provider's portal, or twice. */
  "devuelto_por_fuera",
] as const;
export type DiscrepanciaTipo = (typeof discrepanciaTipos)[number];

export const medidas = ["registrado", "en_devolucion"] as const;
export type Medida = (typeof medidas)[number];

export const DiscrepanciaSchema = z.strictObject({
  id: z.number(),
  tipo: z.enum(discrepanciaTipos),
  pedido_id: z.number(),
  numero: z.string(),
  nombre: z.string(),
  buy_order: z.string(),
  nuestro_estado: z.enum(intentoEstados),
  nuestro_monto: z.number(),
  /** The provider's word. */
  suyo_estado: z.string(),
  suyo_monto: z.number(),
  medida: z.nullable(z.enum(medidas)),
  estado: z.enum(["abierta", "resuelta"]),
  nota: z.nullable(z.string()),
  autor: z.nullable(z.string()),
  creado_en: z.number(),
  resuelta_en: z.nullable(z.number()),
});

export const DiscrepanciasQuerySchema = z.strictObject({
  estado: z.optional(z.enum(["abierta", "resuelta"], { error: "El estado no es válido." })),
  ...paginaShape,
});

export const CloseDiscrepanciaSchema = z.strictObject({
  nota: requiredText("nota", notaLength, errorMessages.notaRequired),
});

export const DiscrepanciaAnswerSchema = z.strictObject({
  mensaje: z.string(),
  discrepancia: DiscrepanciaSchema,
});

/** `otra_via`: outside Webpay; `retirado`: withdrawn. */
export const ResolveReembolsoSchema = z.strictObject({
  pedido_id: IdSchema,
  intento_id: IdSchema,
  como: z.enum(["otra_via", "retirado"], { error: 'El campo "como" no es válido.' }),
  nota: requiredText("nota", notaLength, errorMessages.notaRequired),
});

/** The finding of a person about a confirmation that Webpay no longer tells about. */
export const ResolvePagoSchema = z.strictObject({
  pedido_id: IdSchema,
  intento_id: IdSchema,
  como: z.enum(["cobrado", "no_cobrado"], { error: 'El campo "como" no es válido.' }),
  nota: requiredText("nota", notaLength, errorMessages.notaRequired),
});

export type ResolvePago = z.output<typeof ResolvePagoSchema>;
export type Discrepancia = z.infer<typeof DiscrepanciaSchema>;
export type DiscrepanciasQuery = z.infer<typeof DiscrepanciasQuerySchema>;
export type ResolveReembolso = z.output<typeof ResolveReembolsoSchema>;
