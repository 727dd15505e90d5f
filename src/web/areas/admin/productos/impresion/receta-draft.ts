import {
  type GramosFuente,
  gramosFuentes,
  recetaLimits as limits,
  type Receta,
  type RecetaGramos,
  type SaveReceta,
} from "#contract/schemas/recetas.ts";
import { readWholeNumber } from "#web/forms/whole-number.ts";
import { impresionCopy as copy } from "./impresion.copy.ts";

export type RowDraft = {
  key: string;
  /** «campo color», or "" while nothing is chosen. */
  fuente: string;
  gramos: string;
};

export type RecetaDraft = {
  horas: string;
  minutos: string;
  por_placa: string;
  rows: RowDraft[];
  notas: string;
  /** A new one. */
  archivo: File | null;
  quitar_archivo: boolean;
  en_espera: boolean;
  variantes: boolean;
};

/** `field`: the id of a control without its prefix. */
export type RecetaFault = { field: string; text: string };

let serial = 0;

export function newRow(fuente = "", gramos = ""): RowDraft {
  serial += 1;
  return { key: String(serial), fuente, gramos };
}

export function toDraft({ receta }: Receta): RecetaDraft {
  const choices = { archivo: null, quitar_archivo: false, en_espera: true, variantes: false };
  if (receta === null)
    return { horas: "", minutos: "", por_placa: "1", rows: [], notas: "", ...choices };
  return {
    horas: String(Math.floor(receta.minutos / 60)),
    minutos: String(receta.minutos % 60),
    por_placa: String(receta.por_placa),
    rows: receta.gramos.map((it) => newRow(toFuente(it), String(it.gramos))),
    notas: receta.notas,
    ...choices,
  };
}

export function toFuente({ de, clave }: Pick<RecetaGramos, "de" | "clave">): string {
  return `${de} ${clave}`;
}

type Choice = Pick<RecetaGramos, "de" | "clave"> & { text: string };

/** Choices of one kind, with the text that people read. */
export function listFuentes(
  { campos, ejes, tienda }: Receta["colores"],
  de: GramosFuente,
): Choice[] {
  if (de === "campo") return campos.map(({ clave, etiqueta }) => ({ de, clave, text: etiqueta }));
  if (de === "color") return tienda.map(({ clave, nombre }) => ({ de, clave, text: nombre }));
  return ejes.map(({ clave, valor }) => ({ de, clave, text: copy.eje(clave, valor) }));
}

/** Rows with a whole number count. */
export function sumGramos({ rows }: Pick<RecetaDraft, "rows">): number {
  return rows.reduce((sum, { gramos }) => sum + (readWhole(gramos) ?? 0), 0);
}

type Loaded = Pick<Receta, "producto" | "receta" | "colores">;

/** The body of the call, or what is wrong, in reading order. */
export function readDraft(
  draft: RecetaDraft,
  { producto, receta, colores }: Loaded,
): { datos: SaveReceta } | { faults: RecetaFault[] } {
  const faults: RecetaFault[] = [];
  const note = (field: string, text: string | null) => {
    if (text !== null) faults.push({ field, text });
  };
  const horas = draft.horas.trim() === "" ? 0 : readWhole(draft.horas);
  const rest = draft.minutos.trim() === "" ? 0 : readWhole(draft.minutos);
  const minutos = horas === null || rest === null ? 0 : horas * 60 + rest;
  if (minutos === 0) note("horas", copy.timeMissing);
  else note("horas", minutos > limits.minutos ? copy.timeTooLong : null);
  const por_placa = readWhole(draft.por_placa) ?? 0;
  note("por_placa", isWithin(por_placa, limits.porPlaca) ? null : copy.porPlacaWrong);
  const known = new Set(gramosFuentes.flatMap((de) => listFuentes(colores, de).map(toFuente)));
  const gramos = draft.rows.map(({ key, fuente, gramos: typed }, at) => {
    const isTwice = draft.rows.slice(0, at).some((row) => row.fuente === fuente);
    if (fuente === "") note(`fuente-${key}`, copy.colorMissing);
    else if (!known.has(fuente)) note(`fuente-${key}`, copy.colorGone);
    else note(`fuente-${key}`, isTwice ? copy.colorTwice : null);
    const count = readWhole(typed) ?? 0;
    note(`gramos-${key}`, isWithin(count, limits.gramos) ? null : copy.gramosWrong);
    return { ...readFuente(fuente), gramos: count };
  });
  note("notas", draft.notas.trim().length > limits.notas ? copy.notasTooLong : null);
  if (faults.length > 0) return { faults };
  const { notas, quitar_archivo, en_espera, variantes } = draft;
  const choices = { quitar_archivo, en_espera, variantes };
  const base = { producto_id: producto.id, version: receta?.version ?? 0 };
  return { datos: { ...base, minutos, por_placa, notas, gramos, ...choices } };
}

/** Control of a field that the server refuses. */
export function placeRefusal(campo: string, { rows }: RecetaDraft): string {
  if (campo === "minutos") return "horas";
  return campo === "gramos" ? `fuente-${rows[0]?.key ?? ""}` : campo;
}

function readFuente(fuente: string): Pick<RecetaGramos, "de" | "clave"> {
  const at = fuente.indexOf(" ");
  return { de: fuente.slice(0, at) as GramosFuente, clave: fuente.slice(at + 1) };
}

function readWhole(typed: string): number | null {
  const text = readWholeNumber(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function isWithin(value: number, max: number): boolean {
  return value >= 1 && value <= max;
}
