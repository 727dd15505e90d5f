import { describeIssue } from "#contract/error-messages.ts";
import { familiaLimits } from "#contract/schemas/familias.ts";
import { requiredLine } from "#contract/schemas/fields.ts";
import { type ProductoForm, ProductoFormSchema } from "#contract/schemas/productos-admin.ts";
import { fold } from "#contract/values/fold.ts";
import { lineNames } from "#contract/values/producto/producto-lines.ts";
import { readCampos, type ToldCampo } from "./campos-cell.ts";
import { importRefusals } from "./productos-csv.messages.ts";
import { readValores, type ToldValor } from "./valores-cell.ts";

export const csvColumns = [
  "sku",
  "nombre",
  "descripcion",
  "precio",
  "stock",
  ...lineNames,
  "peso_gramos",
  "suministro",
  "plazo_dias",
  "por_semana",
  "categoria",
  "a_medida",
  "destacado",
  "activo",
  "familia",
  "valores",
  "campos",
] as const;
export type CsvColumn = (typeof csvColumns)[number];

type Named = "categoria" | "familia" | "valores" | "campos";

/** Without columns that the file lacks or leaves to their default; `categoria` is a name or slug, as typed. */
export type ProductoCells = Pick<ProductoForm, "sku"> &
  Partial<Pick<ProductoForm, Exclude<CsvColumn, Named>>> & {
    categoria?: string;
    familia?: string;
    valores?: ToldValor[];
    campos?: ToldCampo[];
  };

/** A row that names its familia may leave these empty: it says what they are. */
export const ofFamilia = ["nombre", "descripcion", "categoria", "a_medida", "destacado"] as const;

/** An empty cell here would sell out, hide or change what is sold. */
export const neverBlank = ["stock", "suministro", "a_medida", "destacado", "activo"] as const;

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["si", "true", "verdadero", "1"].map((text) => [text, true] as const),
  ...["no", "false", "falso", "0"].map((text) => [text, false] as const),
]);

export type CellResult =
  | { ok: true; value: string | number | boolean | ToldValor[] | ToldCampo[] | undefined }
  | { ok: false; mensaje: string };

const shapes = {
  ...ProductoFormSchema.shape,
  familia: requiredLine("familia", familiaLimits.familia),
};

export function readCell(column: CsvColumn, text: string): CellResult {
  if (column === "categoria") return { ok: true, value: text.trim() };
  const isBlank = text.trim() === "";
  if (isBlank && neverBlank.some((name) => name === column)) return { ok: true, value: undefined };
  if (isBlank && (column === "familia" || column === "valores" || column === "campos"))
    return { ok: true, value: undefined };
  if (column === "valores") return readValores(text);
  if (column === "campos") return readCampos(text);
  if (column === "a_medida" || column === "destacado" || column === "activo") return readFlag(text);
  const typed = typedIn(column, text);
  const result = shapes[column].safeParse(typed);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, mensaje: describeIssue(issue ?? { code: "", path: [column], message: "" }) };
}

function typedIn(column: CsvColumn, text: string): string {
  if (column === "suministro") return fold(text);
  return column === "precio" ? withoutPesos(text) : text;
}

export function toWord(flag: 0 | 1): string {
  return flag === 1 ? "sí" : "no";
}

function readFlag(text: string): CellResult {
  const value = flags.get(fold(text));
  return value === undefined ? { ok: false, mensaje: importRefusals.flag } : { ok: true, value };
}

/** Accepts `$12.990`, as a spreadsheet in Chile shows it. */
function withoutPesos(text: string): string {
  const [, digits] = /^(?:\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)$/.exec(text.trim()) ?? [];
  return digits?.replaceAll(".", "") ?? text;
}
