import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { IdSchema, optionalText } from "./fields.ts";
import { PedidoEnlaceSchema } from "./invitado.ts";
import { paginaShape } from "./lists.ts";
import { ClaveSchema, UnitsInputSchema } from "./pedidos-admin.ts";

/** Law 19.496: regretting a purchase, and a fault of a piece. */
export const devolucionTipos = ["retracto", "falla"] as const;
export type DevolucionTipo = (typeof devolucionTipos)[number];

/** Choices for a faulty piece; a retracto always gives the money back. */
export const soluciones = ["cambio", "reparacion", "dinero"] as const;
export type Solucion = (typeof soluciones)[number];

export const devolucionEstados = ["pedida", "aceptada", "rechazada", "resuelta"] as const;
export type DevolucionEstado = (typeof devolucionEstados)[number];

/** By an own pedido of the account that calls, or by the link of a mail. */
const pedidoShape = {
  pedido_id: z.optional(IdSchema),
  enlace: z.optional(PedidoEnlaceSchema.shape.enlace),
};
const isOfOnePedido = ({ pedido_id, enlace }: { pedido_id?: unknown; enlace?: unknown }) =>
  (pedido_id === undefined) !== (enlace === undefined);

export const OpenDevolucionesSchema = z
  .strictObject(pedidoShape)
  .check(z.refine(isOfOnePedido, { error: errorMessages.enlaceInvalid }));

export const CreateDevolucionSchema = z
  .strictObject({
    ...pedidoShape,
    tipo: z.enum(devolucionTipos, { error: "Elige si te arrepentiste o si la pieza falló." }),
    /** Only for a falla. */
    solucion: z.optional(
      z.enum(soluciones, { error: "Elige si prefieres el cambio, la reparación o tu dinero." }),
    ),
    lineas: UnitsInputSchema,
    detalle: optionalText("detalle", 2000),
    clave: ClaveSchema,
  })
  .check(
    z.refine(isOfOnePedido, { error: errorMessages.enlaceInvalid }),
    z.refine(({ tipo, solucion }) => tipo === "retracto" || solucion !== undefined, {
      error: "Elige si prefieres el cambio, la reparación o tu dinero.",
      path: ["solucion"],
    }),
    z.refine(({ tipo, solucion = "dinero" }) => tipo === "falla" || solucion === "dinero", {
      error: "Un retracto devuelve tu dinero: el cambio y la reparación son de la garantía.",
      path: ["solucion"],
    }),
    z.refine(({ tipo, detalle }) => tipo === "retracto" || detalle !== "", {
      error: "Cuéntanos qué le pasó a la pieza.",
      path: ["detalle"],
    }),
  );

export const DevolucionLineaSchema = z.strictObject({
  detalle_id: z.number(),
  cantidad: z.number(),
  nombre_producto: z.string(),
});

/** Moments are epoch milliseconds. */
export const DevolucionSchema = z.strictObject({
  id: z.number(),
  tipo: z.enum(devolucionTipos),
  solucion: z.enum(soluciones),
  estado: z.enum(devolucionEstados),
  lineas: z.array(DevolucionLineaSchema),
  /** The buyer's words. */
  detalle: z.string(),
  /** How many photographs came with it. */
  fotos: z.number(),
  /** The shop's, or "". */
  respuesta: z.string(),
  /** Whole pesos that go back, once they are decided. */
  monto: z.nullable(z.number()),
  /** When they were back. */
  devuelto_en: z.nullable(z.number()),
  creado_en: z.number(),
  respondida_en: z.nullable(z.number()),
  /** When the shop had the piece again. */
  recibida_en: z.nullable(z.number()),
  /** When the new or repaired piece was sent. */
  resuelta_en: z.nullable(z.number()),
});

const PlazoSchema = z.strictObject({
  /** Whether it can be asked for today. */
  abierto: z.boolean(),
  /** Last day in Chile, as 2026-12-03; null while the pedido was not received. */
  hasta: z.nullable(z.string()),
});

/** Claims that the buyer of a pedido can make, and has made. */
export const PedidoDevolucionesSchema = z.strictObject({
  retracto: PlazoSchema,
  falla: PlazoSchema,
  lineas: z.array(
    z.strictObject({
      detalle_id: z.number(),
      nombre_producto: z.string(),
      /** Whole pesos. */
      precio_unitario: z.number(),
      /** Units that are neither back nor asked for. */
      quedan: z.number(),
      /** False for a piece that cannot be regretted. */
      con_retracto: z.boolean(),
    }),
  ),
  /** Whole pesos that go back, besides the units, with the last ones of the pedido. */
  despacho: z.number(),
  /** The newest first. */
  devoluciones: z.array(DevolucionSchema),
});

export const DevolucionCreatedSchema = z.strictObject({
  mensaje: z.string(),
  pedido: PedidoDevolucionesSchema,
});

export const DevolucionAdminSchema = z.strictObject({
  ...DevolucionSchema.shape,
  pedido_id: z.number(),
  numero: z.string(),
  nombre: z.string(),
  email: z.string(),
  autor: z.nullable(z.string()),
  /** Whole pesos that go back when it is accepted now; null for no money, or when its units are back already. */
  por_devolver: z.nullable(z.number()),
  /** Share of despacho in `por_devolver`. */
  despacho: z.number(),
});

/** Without an answer; accepted, with a piece still to be sent; ended. */
export const devolucionFiltros = ["abiertas", "en_curso", "cerradas"] as const;
export type DevolucionFiltro = (typeof devolucionFiltros)[number];

export const DevolucionesQuerySchema = z.strictObject({
  estado: z.optional(
    z.enum(devolucionFiltros, { error: "El estado debe ser abiertas, en_curso o cerradas." }),
  ),
  pedido_id: z.optional(IdSchema),
  ...paginaShape,
});

export const DevolucionIdSchema = z.strictObject({ id: IdSchema });

export const AnswerDevolucionSchema = z
  .strictObject({
    decision: z.enum(["aceptada", "rechazada"], { error: "Elige si aceptas o rechazas." }),
    respuesta: optionalText("respuesta", 2000),
    /** Whether the units of an accepted one are for sale again. */
    reponer_stock: z.optional(
      z.boolean({ error: 'El campo "reponer stock" debe ser true o false.' }),
    ),
  })
  .check(
    z.refine(({ decision, respuesta }) => decision === "aceptada" || respuesta !== "", {
      error: "Escribe por qué la rechazas: se lo decimos a tu cliente.",
      path: ["respuesta"],
    }),
  );

export const devolucionPasos = ["recibida", "resuelta"] as const;

export const StepDevolucionSchema = z.strictObject({
  paso: z.enum(devolucionPasos, { error: "El paso no es válido." }),
});

export const DevolucionAnswerSchema = z.strictObject({
  mensaje: z.string(),
  devolucion: DevolucionAdminSchema,
});

/** Shape in the export of a person's own data. */
export const OwnDevolucionSchema = z.strictObject({
  pedido_id: z.number(),
  tipo: z.enum(devolucionTipos),
  solucion: z.enum(soluciones),
  estado: z.enum(devolucionEstados),
  detalle: z.string(),
  /** How many photographs; they are read with `openDevolucionFotos`. */
  fotos: z.number(),
  respuesta: z.string(),
  creado_en: z.number(),
  respondida_en: z.nullable(z.number()),
});

export type CreateDevolucion = z.output<typeof CreateDevolucionSchema>;
export type Devolucion = z.infer<typeof DevolucionSchema>;
export type DevolucionAdmin = z.infer<typeof DevolucionAdminSchema>;
export type PedidoDevoluciones = z.infer<typeof PedidoDevolucionesSchema>;
export type DevolucionesQuery = z.infer<typeof DevolucionesQuerySchema>;
export type AnswerDevolucion = z.output<typeof AnswerDevolucionSchema>;
export type StepDevolucion = z.infer<typeof StepDevolucionSchema>;
export type OwnDevolucion = z.infer<typeof OwnDevolucionSchema>;
