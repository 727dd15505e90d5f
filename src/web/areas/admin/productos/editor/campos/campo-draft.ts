import type { Campo, TipoDeCampo } from "#contract/schemas/campos.ts";
import { slugify } from "#contract/values/producto/slugify.ts";
import { parseJson } from "#web/app/browser/stored-json.ts";
import { readWholeNumber } from "../whole-number.ts";

/** Typed values. `key` keeps a card's place on the page; `clave` is fixed once the campo was saved. */
export type CampoDraft = {
  key: string;
  clave: string;
  etiqueta: string;
  tipo: TipoDeCampo;
  obligatorio: boolean;
  ayuda: string;
  max: string;
  lineas: string;
  mayusculas: boolean;
  permitidos: string;
  /** One on each line; of colours with its code behind the name. */
  opciones: string;
  precio: string;
  precio_por_letra: string;
};

let serial = 0;

export function newCampo(): CampoDraft {
  return {
    key: `nuevo-${++serial}`,
    clave: "",
    etiqueta: "",
    tipo: "texto",
    obligatorio: true,
    ayuda: "",
    max: "12",
    lineas: "1",
    mayusculas: false,
    permitidos: "",
    opciones: "",
    precio: "0",
    precio_por_letra: "0",
  };
}

/** A text that is no list gives none: a draft in the browser's storage may be anything. */
export function readList(json: string): unknown[] {
  const list = parseJson(json);
  return Array.isArray(list) ? list : [];
}

export function readCampos(json: string): CampoDraft[] {
  return (readList(json) as Campo[]).map((campo) => ({
    ...newCampo(),
    key: campo.clave,
    clave: campo.clave,
    etiqueta: campo.etiqueta,
    tipo: campo.tipo,
    obligatorio: campo.obligatorio,
    ayuda: campo.ayuda ?? "",
    max: String(campo.max ?? ""),
    lineas: String(campo.lineas ?? 1),
    mayusculas: campo.mayusculas ?? false,
    permitidos: campo.permitidos ?? "",
    opciones: (campo.opciones ?? [])
      .map((opcion, place) => [opcion, campo.colores?.[place]].filter(Boolean).join(" "))
      .join("\n"),
    precio: String(campo.precio),
    precio_por_letra: String(campo.precio_por_letra ?? 0),
  }));
}

/** Writes the contract's shape: a campo carries only what its tipo uses. */
export function writeCampos(drafts: readonly CampoDraft[]): string {
  const taken = new Set(drafts.map(({ clave }) => clave));
  const campos = drafts.map((draft) => {
    const clave = draft.clave || claveFor(draft.etiqueta, taken);
    taken.add(clave);
    return { ...toCampo(draft), clave };
  });
  return JSON.stringify(campos);
}

function toCampo(draft: CampoDraft) {
  const { etiqueta, tipo, obligatorio, ayuda } = draft;
  return {
    etiqueta,
    tipo,
    obligatorio,
    ...(ayuda.trim() !== "" && { ayuda }),
    ...(tipo === "texto" && ofTexto(draft)),
    ...((tipo === "opcion" || tipo === "color") && ofChoice(draft)),
    precio: toNumber(draft.precio),
  };
}

function ofTexto({ max, lineas, mayusculas, permitidos, precio_por_letra }: CampoDraft) {
  const perLetter = toNumber(precio_por_letra);
  return {
    max: toNumber(max),
    ...(lineas.trim() !== "1" && { lineas: toNumber(lineas) }),
    ...(mayusculas && { mayusculas }),
    ...(permitidos !== "" && { permitidos }),
    ...(perLetter !== 0 && { precio_por_letra: perLetter }),
  };
}

function ofChoice({ tipo, opciones }: CampoDraft) {
  const lines = opciones.split("\n").flatMap((line) => line.trim() || []);
  if (tipo === "opcion") return { opciones: lines };
  const parts = lines.map((line) => /^(.*?)\s*(#[0-9a-f]{6})?$/i.exec(line));
  return {
    opciones: parts.map((part) => part?.[1] ?? ""),
    colores: parts.map((part) => part?.[2] ?? ""),
  };
}

/** A text that is no whole number goes unchanged, for the schema to refuse. */
function toNumber(typed: string): number | string {
  const digits = readWholeNumber(typed);
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

/** "Número de la casa" as numero_de_la_casa; another one when it is taken. */
function claveFor(etiqueta: string, taken: ReadonlySet<string>): string {
  const base =
    slugify(etiqueta)
      .replaceAll("-", "_")
      .slice(0, 24)
      .replace(/^[^a-z]+/, "") || "campo";
  let clave = base;
  for (let number = 2; taken.has(clave); number++) clave = `${base}_${number}`;
  return clave;
}
