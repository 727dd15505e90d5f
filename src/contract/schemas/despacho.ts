import * as z from "zod/mini";
import { despachoBounds as bounds, modos, zonaModos } from "../values/despacho/despacho.ts";
import { maxLineas } from "../values/producto/cantidad.ts";
import { isRowId } from "../values/row-id.ts";
import { optionalLine, queryNumber, requiredLine } from "./fields.ts";
import { versionField } from "./version.ts";

const gramosError = `Los gramos deben ser un número entero entre 0 y ${bounds.gramos}.`;

/** A producto waits for its printers, at most a year. */
const mostDias = 366;

const piezasError = "Las piezas no son una lista válida.";

const PiezasSchema = z.pipe(
  z.string({ error: piezasError }).check(
    z.regex(/^[1-9]\d{0,9}x[1-9]\d{0,3}(,[1-9]\d{0,9}x[1-9]\d{0,3})*$/, piezasError),
    z.refine((text) => readPiezas(text).length <= maxLineas, piezasError),
    z.refine(
      (text) => readPiezas(text).every((it) => isRowId(String(it.producto_id))),
      piezasError,
    ),
  ),
  z.transform(readPiezas),
);

function readPiezas(text: string) {
  return text.split(",").map((one) => {
    const [producto_id = 0, cantidad = 0] = one.split("x").map(Number);
    return { producto_id, cantidad };
  });
}

export const DespachoQuerySchema = z.strictObject({
  /** On the official list or typed freely. */
  comuna: requiredLine("comuna", 100),
  region: z.optional(requiredLine("region", 60)),
  gramos: queryNumber(0, bounds.gramos, gramosError),
  /** Units whose weight is not known, beside `gramos`. */
  sin_peso: z.optional(
    queryNumber(0, 10_000, "Las piezas sin peso deben ser un número entero entre 0 y 10000."),
  ),
  /** Working days until the last piece is made. */
  plazo_dias: z.optional(
    queryNumber(0, mostDias, `El plazo debe ser un número entero entre 0 y ${mostDias}.`),
  ),
  /** Units that are printed once they are bought, by producto: "12x2,15x1". */
  piezas: z.optional(PiezasSchema),
  /** Price of the pieces, for zonas that are free from an amount. */
  monto: z.optional(
    queryNumber(0, bounds.monto, "El monto debe ser un número entero de pesos, cero o más."),
  ),
});

const FechaSchema = z.iso.date({ error: "La fecha debe ser como 2026-11-26." });

export const DespachoWaySchema = z.strictObject({
  modo: z.enum(modos),
  /** Whole pesos; 0 when included, picked up or paid to the transportista. */
  precio: z.int(),
  /** Working days of Chile, both inclusive; of `retiro` the day from which it is ready. */
  desde: FechaSchema,
  hasta: FechaSchema,
  /** Only of `retiro`: where and when it can be fetched. */
  taller: z.optional(z.string()),
  horario: z.optional(z.string()),
});

export const DespachoWaysSchema = z.array(DespachoWaySchema);

function whole(what: string, [min, max]: readonly [number, number]) {
  const error = `${what}: escribe un número entero entre ${min} y ${max}.`;
  return z.int({ error }).check(z.gte(min, error), z.lte(max, error));
}
/** The check of the whole table bounds it and names its zona. */
function anyWhole(what: string) {
  return z.int({ error: `${what}: escribe un número entero.` });
}
const atMost = (what: string, max: number) => z.maxLength(max, `${what}: se admiten hasta ${max}.`);

export const DespachoAjustesSchema = z.strictObject({
  /** Off: the shop says its general sentence and charges nothing. */
  activa: z.boolean({ error: 'El campo "activa" debe ser true o false.' }),
  /** For a piece without weight. */
  peso_defecto_gramos: whole("El peso por defecto", [1, 30_000]),
  /** Chile's clock; 24: no cut-off. What is bought from this hour on counts from the next day. */
  hora_corte: whole("La hora de corte", [1, 24]),
  dias_preparacion: whole("Los días de preparación", [0, bounds.dias]),
  /** Days that are no working days of this shop. */
  dias_cerrados: z
    .array(FechaSchema, { error: "Los días cerrados no son una lista válida." })
    .check(atMost("Los días cerrados", bounds.diasCerrados)),
  /** For a comuna without a zona. */
  por_pagar_dias_desde: whole("Los días por pagar", [0, bounds.dias]),
  por_pagar_dias_hasta: whole("Los días por pagar", [0, bounds.dias]),
  retiro: z.boolean({ error: 'El campo "retiro" debe ser true o false.' }),
  retiro_taller: optionalLine("retiro_taller", bounds.direccion),
  retiro_horario: optionalLine("retiro_horario", bounds.horario),
});

export const DespachoTramoSchema = z.strictObject({
  /** Inclusive; the first tramo begins at 0, each other one after the tramo before. */
  hasta_gramos: anyWhole("Los gramos de un tramo"),
  precio: anyWhole("El precio de un tramo"),
});

export const DespachoZonaSchema = z.strictObject({
  modo: z.enum(zonaModos, { error: "El modo debe ser domicilio, sucursal o por_pagar." }),
  nombre: requiredLine("nombre", bounds.zonaNombre, "Cada zona necesita un nombre."),
  /** CUT codes of regiones (two digits) and comunas (five), or `CL`: the rest of Chile. */
  lugares: z
    .array(z.string().check(z.maxLength(5, "Ese lugar no existe.")), {
      error: "Los lugares no son una lista válida.",
    })
    .check(atMost("Los lugares de una zona", bounds.lugares)),
  dias_desde: anyWhole("Los días de una zona"),
  dias_hasta: anyWhole("Los días de una zona"),
  /** Pieces of so many pesos go free; null: never. */
  gratis_desde: z.nullable(anyWhole("El monto desde el que una zona es gratis")),
  tramos: z
    .array(DespachoTramoSchema, { error: "Los tramos no son una lista válida." })
    .check(atMost("Los tramos de una zona", bounds.tramos)),
});

export const DespachoZonasSchema = z
  .array(DespachoZonaSchema, { error: "Las zonas no son una lista válida." })
  .check(atMost("Las zonas", bounds.zonas));

export const SaveDespachoTablaSchema = z.strictObject({
  /** The loaded version; another one since then: 409. */
  version: versionField("La versión no es válida."),
  ajustes: DespachoAjustesSchema,
  zonas: DespachoZonasSchema,
});

export const DespachoTablaSchema = z.strictObject({
  ...SaveDespachoTablaSchema.shape,
  /** Comunas that no zona covers: por pagar. */
  sin_zona: z.array(z.string()),
  /** Active productos that count with the default weight. */
  productos_sin_peso: z.int(),
});

export const DespachoTablaAnswerSchema = z.strictObject({
  mensaje: z.string(),
  tabla: DespachoTablaSchema,
});

export type DespachoWay = z.infer<typeof DespachoWaySchema>;
export type DespachoAjustes = z.infer<typeof DespachoAjustesSchema>;
export type DespachoTramo = z.infer<typeof DespachoTramoSchema>;
export type DespachoZona = z.infer<typeof DespachoZonaSchema>;
export type DespachoTabla = z.infer<typeof DespachoTablaSchema>;
export type SaveDespachoTabla = z.infer<typeof SaveDespachoTablaSchema>;
