import * as z from "zod/mini";
import { IdSchema, requiredText } from "./fields.ts";
import { paginaShape } from "./lists.ts";
import { intentoEstados } from "./pagos.ts";

/** How our record and the provider's can differ. */
export const discrepanciaTipos = [
  /** The provider holds money for which no pedido is paid. */
  "cargo_sin_pedido",
  /** A pedido is paid and the provider holds no money for it. */
  "pedido_sin_cargo",
  "otro_monto",
  "otra_orden",
  /** We say that the money is back, the provider that it is not. */
  "reembolso_no_hecho",
  /** The money went back without the shop: in the provider's portal, or a second time. */
  "devuelto_por_fuera",
] as const;
export type DiscrepanciaTipo = (typeof discrepanciaTipos)[number];

/** What the shop did by itself about a charge without a pedido. */
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
  /** In the provider's own word. */
  suyo_estado: z.string(),
  suyo_monto: z.number(),
  medida: z.nullable(z.enum(medidas)),
  estado: z.enum(["abierta", "resuelta"]),
  nota: z.nullable(z.string()),
  /** Who closed it. */
  autor: z.nullable(z.string()),
  creado_en: z.number(),
  resuelta_en: z.nullable(z.number()),
});

export const DiscrepanciasQuerySchema = z.strictObject({
  estado: z.optional(z.enum(["abierta", "resuelta"], { error: "El estado no es válido." })),
  ...paginaShape,
});

export const CloseDiscrepanciaSchema = z.strictObject({ nota: requiredText("nota", 500) });

export const DiscrepanciaAnswerSchema = z.strictObject({
  mensaje: z.string(),
  discrepancia: DiscrepanciaSchema,
});

/** `otra_via`: the owner gave the money back by themselves; `retirado`: the shop keeps it after all. */
export const ResolveReembolsoSchema = z.strictObject({
  pedido_id: IdSchema,
  intento_id: IdSchema,
  como: z.enum(["otra_via", "retirado"], { error: 'El campo "como" no es válido.' }),
  nota: requiredText("nota", 500),
});

export type Discrepancia = z.infer<typeof DiscrepanciaSchema>;
export type DiscrepanciasQuery = z.infer<typeof DiscrepanciasQuerySchema>;
export type ResolveReembolso = z.output<typeof ResolveReembolsoSchema>;
