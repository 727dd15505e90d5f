import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { notaLength } from "../values/lengths.ts";
import { isInWorkshop } from "../values/taller/in-workshop.ts";
import { IdSchema, optionalLine, optionalText, requiredText } from "./fields.ts";
import { busquedaQuery, fechaQuery, onlyTrue, paginaShape } from "./lists.ts";
import { intentoEstados } from "./pagos.ts";
import { PedidoSchema, pedidoEstados, ReembolsoLineaSchema } from "./pedidos.ts";
import { PersonalizacionSchema } from "./personalizacion.ts";
import { trabajoEstados } from "./taller.ts";

const boletaMessage = "El número de la boleta son hasta 12 cifras.";

const filterShape = {
  /** Matches number, name or mail address. */
  q: busquedaQuery,
  estado: z.optional(z.enum(pedidoEstados, { error: "El estado no es válido." })),
  /** First and last day of creation, in Chile. */
  desde: z.optional(fechaQuery("desde")),
  hasta: z.optional(fechaQuery("hasta")),
  /** Paid, and without the number of a boleta. */
  sin_boleta: z.optional(onlyTrue("sin_boleta")),
};

const ordenMessage = "Por plazo solo se ordenan los pedidos pagados o en preparación.";

/** The newest first, or by `plazo`: what was promised first. */
export const AllPedidosQuerySchema = z
  .strictObject({
    todos: onlyTrue("todos"),
    ...filterShape,
    orden: z.optional(z.literal("plazo", { error: "El orden debe ser plazo." })),
    ...paginaShape,
  })
  .check(
    z.refine(({ orden, estado }) => orden === undefined || isInWorkshop(estado), {
      error: ordenMessage,
      path: ["orden"],
    }),
  );

/** Without pages: the file holds all matches. */
export const PedidosCsvQuerySchema = z.strictObject(filterShape);

export const VentasCsvQuerySchema = z.strictObject({
  /** In Chile, as 2026-11. */
  mes: z
    .string({ error: "Elige el mes." })
    .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "El mes debe ser como 2026-11.")),
});

export const SaveBoletaSchema = z.strictObject({
  /** Digits, kept without dots and leading zeros; "" takes the number away. */
  boleta: z.string({ error: boletaMessage }).check(
    z.overwrite((text) => text.replace(/[\s.]/g, "").replace(/^0+/, "")),
    z.regex(/^\d{0,12}$/, boletaMessage),
  ),
});

export const PedidoAdminSchema = z.strictObject({
  ...PedidoSchema.shape,
  nombre: z.string(),
  email: z.string(),
});

export const manualEstados = ["en_preparacion", "enviado", "entregado"] as const;
export type ManualEstado = (typeof manualEstados)[number];

/** `enviado` needs both fields of the despacho; repeated, it corrects them. */
export const MovePedidoSchema = z.strictObject({
  estado: z.enum(manualEstados, { error: "El estado no es válido." }),
  /** The estado that the caller saw: compare and set. */
  desde: z.optional(z.enum(pedidoEstados, { error: "El estado no es válido." })),
  transportista: optionalLine("transportista", 60),
  seguimiento: optionalLine("seguimiento", 80),
  /** Why it is sent although a print was not checked. */
  sin_revisar: optionalText("sin_revisar", notaLength),
});

const unidadesError = "Las unidades son un número entero entre 1 y 9999.";
const UnidadesSchema = z
  .int({ error: unidadesError })
  .check(z.minimum(1, unidadesError), z.maximum(9_999, unidadesError));

/** Texts of a sold line, corrected in a pedido that is paid and not sent. */
export const CorrectTextoSchema = z.strictObject({
  detalle_id: IdSchema,
  /** Units of the line as the caller saw it: another number is refused, so that a repeated call changes nothing. */
  cantidad: UnidadesSchema,
  /** How many of them change; the others keep their line. All when absent. */
  unidades: z.optional(UnidadesSchema),
  /** Only those that change, by the clave of their campo. */
  textos: PersonalizacionSchema,
  /** Why, for the notas of the pedido. */
  nota: requiredText("nota", 500, errorMessages.notaRequired),
});

export const EventoSchema = z.strictObject({
  id: z.number(),
  estado: z.enum(pedidoEstados),
  motivo: z.string(),
  /** Null: the shop itself. */
  autor: z.nullable(z.string()),
  creado_en: z.number(),
});

export const NotaSchema = z.strictObject({
  id: z.number(),
  autor: z.string(),
  texto: z.string(),
  creado_en: z.number(),
});

export const IntentoSchema = z.strictObject({
  id: z.number(),
  estado: z.enum(intentoEstados),
  buy_order: z.string(),
  monto: z.number(),
  codigo_autorizacion: z.nullable(z.string()),
  tipo_pago: z.nullable(z.string()),
  cuotas: z.nullable(z.number()),
  ultimos_digitos: z.nullable(z.string()),
  estado_proveedor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** Error of the last refund try. */
  ultimo_error: z.nullable(z.string()),
  /** Next query to the provider; null when ended or when a person must act. */
  proxima_consulta_en: z.nullable(z.number()),
  creado_en: z.number(),
  actualizado_en: z.number(),
});

export const ReembolsoDetalleSchema = z.strictObject({
  id: z.number(),
  lineas: z.array(ReembolsoLineaSchema),
  estado: z.enum(["pendiente", "hecho"]),
  monto: z.number(),
  motivo: z.string(),
  reponer_stock: z.boolean(),
  /** REVERSED (within three hours), NULLIFIED or OTRA_VIA; null while pending. */
  tipo: z.nullable(z.string()),
  /** Error of the last try. */
  error: z.nullable(z.string()),
  autor: z.string(),
  creado_en: z.number(),
  hecho_en: z.nullable(z.number()),
});

export const PedidoDetalleAdminSchema = z.strictObject({
  ...PedidoAdminSchema.shape,
  usuario_id: z.number(),
  /** SKU by line id. */
  skus: z.record(z.string(), z.string()),
  eventos: z.array(EventoSchema),
  notas: z.array(NotaSchema),
  intentos: z.array(IntentoSchema),
  /** Links of mails that open this pedido without a sign-in. */
  enlaces: z.number(),
  /** The pending one, or else the one that gave back all that was left. */
  reembolso_detalle: z.nullable(ReembolsoDetalleSchema),
  /** All; the oldest first. */
  reembolsos_detalle: z.array(ReembolsoDetalleSchema),
  /** Prints that nobody has checked: they keep the pedido from being sent. */
  por_revisar: z.array(z.strictObject({ id: z.number(), estado: z.enum(trabajoEstados) })),
});

export const PedidoAnswerSchema = z.strictObject({
  mensaje: z.string(),
  pedido: PedidoDetalleAdminSchema,
});

export const NotaInputSchema = z.strictObject({
  pedido_id: IdSchema,
  texto: requiredText("texto", 1000, errorMessages.notaRequired),
});

const unitsError = 'El campo "cantidad" debe ser un número entero mayor que 0.';

/** Which units of a pedido; `detalle_id` is a line's. */
export const UnitsInputSchema = z
  .array(
    z.strictObject({
      detalle_id: IdSchema,
      cantidad: z
        .number({ error: unitsError })
        .check(z.int(unitsError), z.positive(unitsError), z.maximum(100_000, unitsError)),
    }),
    { error: errorMessages.lineasRequired },
  )
  .check(
    z.minLength(1, errorMessages.lineasRequired),
    z.maxLength(200, errorMessages.lineasRequired),
    z.refine((lineas) => new Set(lineas.map((it) => it.detalle_id)).size === lineas.length, {
      error: errorMessages.lineasRepeated,
    }),
  );

/** Chosen by the caller, once for each wish: a repeated call is the same wish. */
export const ClaveSchema = z
  .string({ error: errorMessages.claveRequired })
  .check(z.regex(/^[A-Za-z0-9-]{8,64}$/, errorMessages.claveRequired));

/** Without `lineas` all that is left goes back; with them `clave` is required. */
export const ReembolsoInputSchema = z
  .strictObject({
    pedido_id: IdSchema,
    motivo: requiredText("motivo", 300, errorMessages.motivoRequired),
    reponer_stock: z.boolean({ error: 'El campo "reponer stock" debe ser true o false.' }),
    lineas: z.optional(UnitsInputSchema),
    clave: z.optional(ClaveSchema),
  })
  .check(
    z.refine(({ lineas, clave }) => lineas === undefined || clave !== undefined, {
      error: errorMessages.claveRequired,
      path: ["clave"],
    }),
  );

/** A payment without a known result, or a pending refund. */
export const DoubtfulPagoSchema = z.strictObject({
  intento_id: z.number(),
  pedido_id: z.number(),
  numero: z.string(),
  nombre: z.string(),
  estado: z.enum(intentoEstados),
  monto: z.number(),
  motivo: z.nullable(z.string()),
  /** Error of the last refund try. */
  ultimo_error: z.nullable(z.string()),
  consultas: z.number(),
  /** Next query to the provider; null when a person must act. */
  proxima_consulta_en: z.nullable(z.number()),
  creado_en: z.number(),
});

export const DoubtfulPagosQuerySchema = z.strictObject(paginaShape);

export type AllPedidosQuery = z.infer<typeof AllPedidosQuerySchema>;
export type PedidosCsvQuery = z.infer<typeof PedidosCsvQuerySchema>;
export type PedidoAdmin = z.infer<typeof PedidoAdminSchema>;
export type PedidoDetalleAdmin = z.infer<typeof PedidoDetalleAdminSchema>;
export type MovePedido = z.output<typeof MovePedidoSchema>;
export type Evento = z.infer<typeof EventoSchema>;
export type Nota = z.infer<typeof NotaSchema>;
export type IntentoAdmin = z.infer<typeof IntentoSchema>;
export type ReembolsoInput = z.output<typeof ReembolsoInputSchema>;
export type ReembolsoDetalle = z.infer<typeof ReembolsoDetalleSchema>;
export type DoubtfulPago = z.infer<typeof DoubtfulPagoSchema>;
