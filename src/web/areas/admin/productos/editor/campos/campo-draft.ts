import { type Campo, newColor, type TipoDeCampo } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { claveFor } from "#contract/values/producto/clave.ts";
import { parseJson } from "#web/app/browser/stored-json.ts";
import { readWholeNumber } from "#web/forms/whole-number.ts";
import { camposCopy } from "./campos.copy.ts";

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
  opciones: OpcionDraft[];
  precio: string;
  precio_por_letra: string;
};

/** `key` and `clave` as those of a campo; `color` of a color. */
export type OpcionDraft = {
  key: string;
  clave: string;
  nombre: string;
  color: string;
  precio: string;
};

/** One of the shop's list. */
export function listedOpcion({ clave, nombre, color }: Color): OpcionDraft {
  return { ...newOpcion(), key: clave, clave, nombre, color };
}

let serial = 0;

export function newOpcion(): OpcionDraft {
  return { key: `nueva-${++serial}`, clave: "", nombre: "", color: newColor, precio: "0" };
}

const presets = {
  nombre: { etiqueta: camposCopy.presets.nombre },
  inicial: { etiqueta: camposCopy.presets.inicial, max: "1" },
  fecha: { etiqueta: camposCopy.presets.fecha, tipo: "fecha" },
  color: { etiqueta: camposCopy.presets.color, tipo: "color" },
  otro: {},
} satisfies Record<string, Partial<CampoDraft>>;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

export function newCampo(preset: Preset = "otro"): CampoDraft {
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
    opciones: [],
    precio: "0",
    precio_por_letra: "0",
    ...presets[preset],
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
    ...(campo.tipo === "texto" && { max: String(campo.max ?? "") }),
    lineas: String(campo.lineas ?? 1),
    mayusculas: campo.mayusculas ?? false,
    permitidos: campo.permitidos ?? "",
    opciones: (campo.opciones ?? []).map(({ clave, nombre, color, precio }) => ({
      ...newOpcion(),
      ...{ key: clave, clave, nombre },
      ...(color && { color }),
      precio: String(precio ?? 0),
    })),
    precio: String(campo.precio),
    precio_por_letra: String(campo.precio_por_letra ?? 0),
  }));
}

/** Something of «Más opciones» differs from a new campo. */
export function hasMoreOptions(draft: CampoDraft): boolean {
  const { tipo, opciones, ayuda, precio, lineas, mayusculas, permitidos } = draft;
  if (ayuda !== "" || precio !== "0") return true;
  if (tipo === "color") return opciones.some((opcion) => opcion.precio !== "0");
  if (tipo !== "texto") return false;
  return lineas !== "1" || mayusculas || permitidos !== "" || draft.precio_por_letra !== "0";
}

/** Writes the contract's shape: a campo carries only what its tipo uses. `colores`: claves of the shop's colors. */
export function writeCampos(drafts: readonly CampoDraft[], colores: readonly string[]): string {
  const taken = new Set(drafts.map(({ clave }) => clave));
  const campos = drafts.map((draft) => {
    const clave = draft.clave || claveFor(draft.etiqueta, taken, "campo");
    taken.add(clave);
    return { ...toCampo(draft, colores), clave };
  });
  return JSON.stringify(campos);
}

function toCampo(draft: CampoDraft, colores: readonly string[]) {
  const { etiqueta, tipo, obligatorio, ayuda } = draft;
  return {
    etiqueta,
    tipo,
    obligatorio,
    ...(ayuda.trim() !== "" && { ayuda }),
    ...(tipo === "texto" && ofTexto(draft)),
    ...((tipo === "opcion" || tipo === "color") && ofChoice(draft, colores)),
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

function ofChoice({ tipo, opciones }: CampoDraft, colores: readonly string[]) {
  const own = opciones.map(({ clave }) => clave);
  const taken = new Set(tipo === "color" ? [...own, ...colores] : own);
  return {
    opciones: opciones.map((draft) => {
      const clave = draft.clave || claveFor(draft.nombre, taken, "opcion");
      taken.add(clave);
      const precio = toNumber(draft.precio);
      return {
        ...{ clave, nombre: draft.nombre },
        ...(tipo === "color" && { color: draft.color }),
        ...(precio !== 0 && { precio }),
      };
    }),
  };
}

/** A text that is no whole number goes unchanged, for the schema to refuse. */
function toNumber(typed: string): number | string {
  const digits = readWholeNumber(typed);
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
