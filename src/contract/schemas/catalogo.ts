import * as z from "zod/mini";
import { ordenes } from "../values/producto/catalogo-lists.ts";
import { mapLines } from "../values/producto/producto-fields.ts";
import { suministros } from "../values/producto/suministro.ts";
import { CampoSchema } from "./campos.ts";
import { EjeSchema } from "./ejes.ts";
import { categoriaQuery, facetasShape } from "./facetas.ts";
import { IdSchema } from "./fields.ts";
import { booleanQuery, busquedaQuery, onlyTrue, paginaShape } from "./lists.ts";

export const CategoriaSchema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
});

export const CategoriasQuerySchema = z.strictObject({
  /** Only those in which the public finds a producto. */
  con_productos: z.optional(onlyTrue("con_productos")),
});

export const OpinionSchema = z.strictObject({
  id: z.number(),
  nombre_usuario: z.string(),
  calificacion: z.number().check(z.gte(1), z.lte(5)),
  comentario: z.string(),
  /** Epoch milliseconds. */
  creado_en: z.number(),
  /** The shop's answer. */
  respuesta: z.nullable(z.string()),
  /** Its valores, of a familia: "Lapis · Grande". */
  variante: z.nullable(z.string()),
});

/** The familia that a producto stands for in the public's lists. */
export const ListedFamiliaSchema = z.strictObject({
  nombre: z.string(),
  /** Lowest precio of its variantes that can be bought, of all when none can; null when all cost the same. */
  desde: z.nullable(z.number()),
  /** Active variantes, and the units of all that can be bought now. */
  total: z.number(),
  stock: z.number(),
  /** Those of its variantes, in the owner's sequence. */
  colores: z.array(z.strictObject({ nombre: z.string(), color: z.string() })),
});

export const ProductoSchema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  sku: z.string(),
  descripcion: z.string(),
  /** Whole pesos, IVA included. */
  precio: z.number(),
  /** Units that can be bought now: stock minus reservas; of an encargo, those that the week still takes. */
  stock: z.number(),
  /** Spelt by the owner, e.g. 0,2 mm; may be "". */
  ...mapLines(() => z.string()),
  peso_gramos: z.number(),
  suministro: z.enum(suministros),
  /** Working days until a unit of an encargo is made, and its units in seven days; 0 for the shelf. */
  plazo_dias: z.number(),
  por_semana: z.number(),
  /** Made with what the buyer tells: no retracto when the buyer is told before paying. */
  a_medida: z.boolean(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  categoria_slug: z.string(),
  destacado: z.boolean(),
  activo: z.boolean(),
  /** Paths on the shop's origin; the first is the cover. */
  imagenes: z.array(z.string()),
  /** Data URL; "" without a picture. */
  marcador: z.string(),
  /** Mean of the opiniones of its whole familia, with one decimal; null without. */
  calificacion_promedio: z.nullable(z.number()),
  opiniones_total: z.number(),
  /** Null for a producto of its own, and in the owner's lists. */
  familia: z.nullable(ListedFamiliaSchema),
});

export const VarianteSchema = z.strictObject({
  id: z.number(),
  /** Names of its valores by that of their eje: {"Color": "Lapis"}. */
  ejes: z.record(z.string(), z.string()),
  precio: z.number(),
  /** Units that can be bought now. */
  stock: z.number(),
});

export const ProductoDetalleSchema = z.strictObject({
  ...ProductoSchema.shape,
  /** Working days until a unit bought now is made: its own, or as many as the work ahead takes; 0 from the shelf. */
  espera_dias: z.number(),
  /** Units that one person may buy (docs/reglas.md 106); absent in answers to the owner's writes. */
  maximo: z.optional(z.number()),
  /** Raised by every edit; an edit of an older version is refused. */
  version: z.number(),
  /** Fields for the buyer; empty when there are none. */
  personalizacion: z.array(CampoSchema),
  /** Null for a producto of its own. */
  familia: z.nullable(
    z.strictObject({ id: z.number(), nombre: z.string(), ejes: z.array(EjeSchema) }),
  ),
  /** The active ones of its familia, itself among them, in the sequence of the ejes; empty for a producto of its own. */
  variantes: z.array(VarianteSchema),
  /** Those of its whole familia, newest first. */
  opiniones: z.array(OpinionSchema),
});

export const ProductosQuerySchema = z.strictObject({
  q: busquedaQuery,
  categoria: categoriaQuery,
  ...facetasShape,
  orden: z.optional(z.enum(ordenes, { error: "El orden no es válido." })),
  ...paginaShape,
  destacados: z.optional(booleanQuery("destacados")),
  incluir_inactivos: z.optional(booleanQuery("incluir_inactivos")),
});

export const IdQuerySchema = z.strictObject({ id: IdSchema });

export type Categoria = z.infer<typeof CategoriaSchema>;
export type Opinion = z.infer<typeof OpinionSchema>;
export type Producto = z.infer<typeof ProductoSchema>;
export type ProductoDetalle = z.infer<typeof ProductoDetalleSchema>;
export type ListedFamilia = z.infer<typeof ListedFamiliaSchema>;
export type Variante = z.infer<typeof VarianteSchema>;
export type ProductosQuery = z.infer<typeof ProductosQuerySchema>;
