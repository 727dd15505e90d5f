import * as z from "zod/mini";
import { errorMessages, requiredField } from "../error-messages.ts";
import { type Orden, ordenesWithoutSearch } from "../values/producto/catalogo-lists.ts";
import { mapLines, productoLengths } from "../values/producto/producto-fields.ts";
import { encargoBounds, suministros } from "../values/producto/suministro.ts";
import { CampoSchema, camposError, describeCampos } from "./campos.ts";
import { ProductoDetalleSchema, ProductosQuerySchema } from "./catalogo.ts";
import { formInteger, IdSchema, keptLine, optionalText, requiredLine } from "./fields.ts";
import { booleanQuery, onlyTrue } from "./lists.ts";

/** Bounds of one producto's pictures, shown by the form. */
export const imagenLimits = {
  maxFiles: 8,
  maxFileBytes: 5_000_000,
  maxPixels: 24_000_000,
  /** Width and height: a picture of one row is unpacked whole, too. */
  maxSidePixels: 10_000,
  maxPerProducto: 12,
} as const;

export const maxStock = 999_999;

/** Up to this many units a producto counts as running out. */
export const lowStock = 3;

export const ordenesAdmin = [...ordenesWithoutSearch, "stock_asc", "stock_desc"] as const;
export type OrdenAdmin = (typeof ordenesAdmin)[number];
export type AnyOrden = Orden | OrdenAdmin;

export const ProductosAdminQuerySchema = z.strictObject({
  ...ProductosQuerySchema.shape,
  orden: z.optional(z.enum(ordenesAdmin, { error: "El orden no es válido." })),
  activo: z.optional(booleanQuery("activo")),
  /** Only active ones that run out. */
  stock_bajo: z.optional(onlyTrue("stock_bajo")),
});

export const ProductosResumenQuerySchema = z.strictObject({ resumen: onlyTrue("resumen") });

export const ProductosResumenSchema = z.strictObject({
  total: z.number(),
  activos: z.number(),
  inactivos: z.number(),
});

function formFlag(field: string) {
  const error = `El campo "${field}" debe ser true o false.`;
  return z.pipe(
    z
      .union([z.boolean(), z.string(), z.number()], { error })
      .check(
        z.refine((value) => ["true", "false", "1", "0", "on", ""].includes(String(value)), error),
      ),
    z.transform((value) => ["true", "1", "on"].includes(String(value))),
  );
}

/** A list of short texts as JSON. */
function formList(field: string) {
  const error = `El campo "${field}" no es una lista válida.`;
  const ListSchema = z
    .array(z.string().check(z.maxLength(300, error)), { error })
    .check(z.maxLength(50, error));
  return z.pipe(
    z
      .string({ error })
      .check(z.refine((text) => ListSchema.safeParse(parseJson(text)).success, error)),
    z.transform((text) => ListSchema.parse(parseJson(text))),
  );
}

/** JSON; each fault is named by the etiqueta of its campo. */
function formCampos() {
  return z.pipe(
    z.string({ error: camposError }).check((payload) => {
      const message = describeCampos(parseJson(payload.value));
      if (message !== null) payload.issues.push({ code: "custom", input: payload.value, message });
    }),
    z.transform((text) => z.array(CampoSchema).parse(parseJson(text))),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === "" ? "[]" : text);
  } catch {
    return null;
  }
}

function precioField(field: string) {
  return formInteger(field, { min: 1, max: 99_999_999, missing: errorMessages.precioRequired });
}

/** The multipart form's texts, beside its files `imagenes[]`. */
export const ProductoFormSchema = z.strictObject({
  /** Ignored: some clients send every field back. */
  id: z.optional(IdSchema),
  nombre: requiredLine("nombre", productoLengths.nombre, errorMessages.productoNombreRequired),
  sku: requiredLine("sku", productoLengths.sku, errorMessages.productoSkuRequired).check(
    // Letters beyond these have no upper and lower case on every database.
    z.regex(/^[\x20-\x7e]+$/, 'El campo "sku" admite letras sin tilde, números y signos.'),
  ),
  descripcion: optionalText("descripcion", productoLengths.descripcion),
  /** Whole pesos, IVA included. */
  precio: precioField("precio"),
  /** On an edit, a difference from `stock_anterior`. Ignored for an encargo. */
  stock: formInteger("stock", { max: maxStock, fallback: 0 }),
  /** The stock that the form loaded; without it `stock` is absolute. */
  stock_anterior: z.optional(formInteger("stock_anterior", { max: maxStock })),
  ...mapLines((name) => z.optional(keptLine(name, productoLengths[name]))),
  peso_gramos: formInteger("peso_gramos", { max: 999_999, fallback: 0 }),
  /** Unchanged when absent, with the two numbers that it needs. */
  suministro: z.optional(
    z.enum(suministros, { error: "El suministro debe ser estante o encargo." }),
  ),
  plazo_dias: z.optional(formInteger("plazo_dias", { max: encargoBounds.plazo_dias, fallback: 0 })),
  por_semana: z.optional(formInteger("por_semana", { max: encargoBounds.por_semana, fallback: 0 })),
  categoria_id: z.pipe(
    z.unknown().check(
      z.refine((value) => value !== undefined && value !== null && value !== "", {
        error: errorMessages.categoriaRequired,
      }),
    ),
    IdSchema as z.ZodMiniType<number, unknown>,
  ),
  /** Made with what the buyer tells; unchanged when absent. */
  a_medida: z.optional(formFlag("a_medida")),
  destacado: z.optional(formFlag("destacado")),
  activo: z.optional(formFlag("activo")),
  /** JSON list of CampoSchema. Unchanged when absent. */
  personalizacion: z.optional(formCampos()),
  /** The loaded version, for optimistic locking; unconditional when absent. */
  version: z.optional(formInteger("version", { min: 1, max: 999_999_999 })),
  /** JSON list of the kept paths, in order; all when absent. */
  existing_images: z.optional(formList("existing_images")),
  /**
   * JSON list of kept paths and `nueva:{n}` (n-th sent file, from 0): the order of all. When absent
   * new ones come last.
   */
  orden_imagenes: z.optional(formList("orden_imagenes")),
});

export const ProductoAnswerSchema = z.strictObject({
  mensaje: z.string(),
  producto: ProductoDetalleSchema,
});

const flagNames = ["activo", "destacado", "a_medida"] as const;

/** Each with the number that was seen: another one is a 409. */
const numbersShape = {
  precio: z.optional(precioField("precio")),
  precio_anterior: z.optional(precioField("precio_anterior")),
  stock: z.optional(formInteger("stock", { max: maxStock })),
  stock_anterior: z.optional(formInteger("stock_anterior", { max: maxStock })),
};

export type ProductoNumbers = z.output<z.ZodMiniObject<typeof numbersShape>>;

/** True when a change is one of precio or stock. */
export function hasNumbers({ precio, stock }: ProductoNumbers): boolean {
  return precio !== undefined || stock !== undefined;
}

export const PatchProductoSchema = z
  .strictObject({
    activo: z.optional(z.boolean({ error: 'El campo "activo" debe ser true o false.' })),
    destacado: z.optional(z.boolean({ error: 'El campo "destacado" debe ser true o false.' })),
    a_medida: z.optional(z.boolean({ error: 'El campo "a_medida" debe ser true o false.' })),
    /** Also of its whole familia. */
    categoria_id: z.optional(IdSchema),
    ...numbersShape,
  })
  .check(
    z.refine(
      ({ precio, precio_anterior }) => (precio === undefined) === (precio_anterior === undefined),
      {
        error: requiredField("precio_anterior"),
        path: ["precio_anterior"],
      },
    ),
    z.refine(
      ({ stock, stock_anterior }) => (stock === undefined) === (stock_anterior === undefined),
      {
        error: requiredField("stock_anterior"),
        path: ["stock_anterior"],
      },
    ),
    z.refine(
      (change) => !hasNumbers(change) || flagNames.every((name) => change[name] === undefined),
      {
        error: "Cambia precio y stock aparte de lo demás.",
        path: ["precio"],
      },
    ),
    z.refine(
      ({ categoria_id, ...others }) =>
        categoria_id === undefined || Object.values(others).every((value) => value === undefined),
      {
        error: "Cambia la categoría aparte de lo demás.",
        path: ["categoria_id"],
      },
    ),
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: requiredField("activo"),
      path: ["activo"],
    }),
  );

export type ProductosAdminQuery = z.infer<typeof ProductosAdminQuerySchema>;
/** Query of the public's list or the owner's. */
export type AnyProductosQuery = Omit<ProductosAdminQuery, "orden"> & {
  orden?: AnyOrden | undefined;
};
export type ProductosResumen = z.infer<typeof ProductosResumenSchema>;
export type ProductoForm = z.output<typeof ProductoFormSchema>;
