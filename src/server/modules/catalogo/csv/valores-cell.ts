import { describeIssue } from "#contract/error-messages.ts";
import { type Eje, EjeSchema } from "#contract/schemas/ejes.ts";
import { familiaLimits } from "#contract/schemas/familias.ts";
import { fold } from "#contract/values/fold.ts";
import { valorNombres } from "#contract/values/producto/variante.ts";
import { divide, withMarks, withoutMarks } from "./marked-text.ts";
import { varianteRefusals as refusals } from "./variantes-csv.messages.ts";

/** Where a variante stands on one eje, both by name. */
export type ToldValor = { eje: string; valor: string };

/** `Color: Lapis; Talla: Grande`; a sign that divides and stands in a name gets a backslash. */
export function writeValores(valores: readonly ToldValor[]): string {
  return valores
    .map(({ eje, valor }) => `${withMarks(eje, /[\\;:]/g)}: ${withMarks(valor, /[\\;]/g)}`)
    .join("; ");
}

/** `valores` and `ejes` as the database has them; `ejes` is null for a producto of its own. */
export function toldValores(valores: string, ejes: string | null): ToldValor[] {
  const known = JSON.parse(ejes ?? "[]") as Eje[];
  const nombres = valorNombres(known, JSON.parse(valores) as string[]);
  return known.map(({ nombre }, at) => ({ eje: nombre, valor: nombres[at] ?? "" }));
}

export function readValores(
  text: string,
): { ok: true; value: ToldValor[] } | { ok: false; mensaje: string } {
  const value: ToldValor[] = [];
  for (const part of divide(text, ";")) {
    if (part.trim() === "") continue;
    const [eje = "", ...rest] = divide(part, ":");
    const nombre = nombreSchema.safeParse(withoutMarks(eje));
    const valor = valorSchema.safeParse(withoutMarks(rest.join(":")));
    if (rest.length === 0) return { ok: false, mensaje: refusals.valoresForm };
    const [issue] = [...(nombre.error?.issues ?? []), ...(valor.error?.issues ?? [])];
    if (issue) return { ok: false, mensaje: describeIssue(issue) };
    value.push({ eje: nombre.data ?? "", valor: valor.data ?? "" });
  }
  const folded = value.map((it) => fold(it.eje));
  const twice = value.find((it, at) => folded.indexOf(fold(it.eje)) < at);
  if (twice) return { ok: false, mensaje: refusals.ejeTwice(twice.eje) };
  if (value.length > familiaLimits.ejes) return { ok: false, mensaje: refusals.tooManyEjes };
  return value.length === 0 ? { ok: false, mensaje: refusals.valoresForm } : { ok: true, value };
}

const nombreSchema = EjeSchema.shape.nombre;
const valorSchema = EjeSchema.shape.valores.def.element.shape.nombre;
