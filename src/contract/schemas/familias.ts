import * as z from "zod/mini";
import { fold } from "../values/fold.ts";
import { productoLengths } from "../values/producto/producto-fields.ts";
import { varianteNombre } from "../values/producto/variante.ts";
import { type Eje, EjeSchema, ejeLimits } from "./ejes.ts";
import { IdSchema, requiredLine } from "./fields.ts";
import { ProductoFormSchema } from "./productos-admin.ts";

export const familiaLimits = { ...ejeLimits, familia: 80, variantes: 100 } as const;
const limits = familiaLimits;

const { sku, precio, stock, stock_anterior, version } = ProductoFormSchema.shape;

const VarianteFormSchema = z.strictObject({
  /** A producto that is in the familia, or joins it; without it a new one. */
  id: z.optional(IdSchema),
  /** The loaded version; unconditional when absent. */
  version,
  /** One clave for each eje, in their sequence. */
  valores: z.array(z.string(), { error: "Los valores de una variante son una lista." }),
  sku,
  precio,
  stock,
  stock_anterior,
  activo: z.boolean({ error: 'El campo "activo" debe ser true o false.' }),
});

const FamiliaFormSchema = z.strictObject({
  nombre: requiredLine("nombre", limits.familia, "Escribe el nombre de la familia."),
  ejes: z
    .array(EjeSchema, { error: "Los ejes no son una lista válida." })
    .check(
      z.minLength(1, "Una familia necesita al menos un eje."),
      z.maxLength(limits.ejes, `Una familia tiene hasta ${limits.ejes} ejes.`),
    ),
  /** Those that are not in the list leave the familia and stay as productos of their own. */
  variantes: z
    .array(VarianteFormSchema, { error: "Las variantes no son una lista válida." })
    .check(
      z.minLength(1, "Una familia necesita al menos una variante."),
      z.maxLength(limits.variantes, `Una familia tiene hasta ${limits.variantes} variantes.`),
    ),
});

export const SaveFamiliaSchema = FamiliaFormSchema.check((payload) => {
  const fault = findFamiliaFault(payload.value);
  if (!fault) return;
  const { text: message, variante, field } = fault;
  const path = variante === undefined ? ["ejes"] : ["variantes", variante, field ?? "valores"];
  payload.issues.push({ code: "custom", input: payload.value, message, path });
});

export const VarianteAdminSchema = z.strictObject({
  id: z.number(),
  version: z.number(),
  nombre: z.string(),
  valores: z.array(z.string()),
  sku: z.string(),
  precio: z.number(),
  /** Units that can be bought now. */
  stock: z.number(),
  /** Units of an encargo follow from its sales. */
  suministro: ProductoFormSchema.shape.suministro.def.innerType,
  activo: z.boolean(),
  /** Path of its cover; null without pictures. */
  imagen: z.nullable(z.string()),
});

/** The familia of a producto; a producto of its own has no ejes and itself as the only row. */
export const FamiliaSchema = z.strictObject({
  nombre: z.string(),
  ejes: z.array(EjeSchema),
  variantes: z.array(VarianteAdminSchema),
});

export const FamiliaAnswerSchema = z.strictObject({ mensaje: z.string(), familia: FamiliaSchema });

export type SaveFamilia = z.output<typeof FamiliaFormSchema>;
export type VarianteForm = SaveFamilia["variantes"][number];
export type VarianteAdmin = z.infer<typeof VarianteAdminSchema>;
export type Familia = z.infer<typeof FamiliaSchema>;

type FamiliaFault = {
  /** Sentence for the owner. */
  text: string;
  /** From 0; absent when it is about no single row. */
  variante?: number;
  field?: "valores" | "sku";
};

type Faulty = Pick<SaveFamilia, "nombre" | "ejes"> & {
  variantes: Pick<VarianteForm, "valores" | "sku" | "id">[];
};

/** The first one that is refused, of values that are each in order. */
function findFamiliaFault(form: Faulty): FamiliaFault | null {
  const text = faultOfEjes(form.ejes);
  if (text !== null) return { text };
  const taken = { valores: new Set<string>(), sku: new Set<string>(), ids: new Set<number>() };
  for (const [variante, row] of form.variantes.entries()) {
    const isKnown = form.ejes.map(({ valores }, at) =>
      valores.some(({ clave }) => clave === row.valores[at]),
    );
    if (row.valores.length !== form.ejes.length || isKnown.includes(false)) {
      const unknown = `Variante ${variante + 1}: elige un valor de cada eje.`;
      return { text: unknown, variante, field: "valores" };
    }
    const fault = faultOfVariante(row, { form, taken });
    if (fault) return { ...fault, variante };
    taken.valores.add(row.valores.join(" "));
    taken.sku.add(row.sku.toLowerCase());
    if (row.id !== undefined) taken.ids.add(row.id);
  }
  return null;
}

type Taken = { valores: Set<string>; sku: Set<string>; ids: Set<number> };

function faultOfVariante(
  { id, sku, valores }: Faulty["variantes"][number],
  { form, taken }: { form: Faulty; taken: Taken },
): FamiliaFault | null {
  const nombre = varianteNombre(form.nombre, form.ejes, valores);
  const field = "valores";
  const max = productoLengths.nombre;
  if (nombre.length > max)
    return { text: `«${nombre}» es un nombre muy largo: caben ${max} letras.`, field };
  if (taken.valores.has(valores.join(" ")))
    return { text: `«${nombre}» está dos veces: cada variante tiene otros valores.`, field };
  if (taken.sku.has(sku.toLowerCase()))
    return { text: `«${nombre}»: el SKU ${sku} se repite.`, field: "sku" };
  if (id !== undefined && taken.ids.has(id))
    return { text: `«${nombre}» es la misma pieza que otra de las variantes.`, field };
  return null;
}

function faultOfEjes(ejes: readonly Eje[]): string | null {
  const nombres = ejes.map(({ nombre }) => fold(nombre));
  if (new Set(nombres).size < nombres.length) return "Dos ejes se llaman igual.";
  for (const { nombre, tipo, valores } of ejes) {
    const folded = valores.map((valor) => fold(valor.nombre));
    if (new Set(folded).size < valores.length) return `${nombre}: un valor se repite.`;
    if (new Set(valores.map(({ clave }) => clave)).size < valores.length)
      return `${nombre}: la clave de un valor se repite.`;
    const isColor = valores.map(({ color }) => color !== undefined);
    if (tipo === "color" && isColor.includes(false))
      return `${nombre}: cada color lleva su código.`;
    if (tipo === "opcion" && isColor.includes(true))
      return `${nombre}: los códigos de color son solo de un eje de colores.`;
  }
  return null;
}
