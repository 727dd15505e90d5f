import { type Campo, findCampoFault, type Opcion } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { fold } from "#contract/values/fold.ts";
import { claveFor } from "#contract/values/producto/clave.ts";
import { type ToldCampo, toldCampos, writeCampos } from "./campos-cell.ts";
import { camposRefusals as refusals } from "./campos-csv.messages.ts";

type Place = {
  /** JSON of the campos before: one with the same etiqueta, and a choice with the same name, keep their claves. */
  before: string;
  colores: readonly Color[];
};

/** JSON of the campos that a cell tells, or why they cannot be. */
export function placeCampos(
  told: readonly ToldCampo[],
  { before, colores }: Place,
): { personalizacion: string } | { mensaje: string } {
  if (isSameCampos(told, before)) return { personalizacion: before };
  const known = parseCampos(before);
  const taken = new Set(known.map(({ clave }) => clave));
  const campos: Campo[] = [];
  for (const { opciones, ...campo } of told) {
    const at = known.findIndex(({ etiqueta }) => fold(etiqueta) === fold(campo.etiqueta));
    const [own] = at < 0 ? [] : known.splice(at, 1);
    const clave = own?.clave ?? claveFor(campo.etiqueta, taken, "campo");
    taken.add(clave);
    const placed = placeOpciones({ ...campo, opciones: opciones ?? [] }, { own, colores });
    if ("mensaje" in placed) return placed;
    campos.push({ ...campo, clave, ...(opciones && placed) });
  }
  const fault = findCampoFault(campos);
  return fault ? { mensaje: fault.text } : { personalizacion: JSON.stringify(campos) };
}

/** Whether the cell says what is there already. */
export function isSameCampos(told: readonly ToldCampo[], personalizacion: string): boolean {
  return writeCampos(told) === writeCampos(toldCampos(parseCampos(personalizacion)));
}

export function parseCampos(personalizacion: string): Campo[] {
  return JSON.parse(personalizacion) as Campo[];
}

function placeOpciones(
  {
    etiqueta,
    tipo,
    opciones,
  }: Pick<ToldCampo, "etiqueta" | "tipo"> & Required<Pick<ToldCampo, "opciones">>,
  { own, colores }: { own: Campo | undefined; colores: readonly Color[] },
): { opciones: Opcion[] } | { mensaje: string } {
  const known = own?.tipo === tipo ? (own.opciones ?? []) : [];
  const taken = new Set(known.map(({ clave }) => clave));
  const placed: Opcion[] = [];
  for (const { nombre, ...precio } of opciones) {
    const isNamed = (it: { nombre: string }) => fold(it.nombre) === fold(nombre);
    const before = known.find(isNamed);
    if (tipo === "color") {
      const color = colores.find(isNamed) ?? before;
      if (!color) return { mensaje: refusals.colorUnknown(etiqueta, nombre) };
      const { clave, nombre: listed, color: hex } = color;
      placed.push({ clave, nombre: listed, ...(hex !== undefined && { color: hex }), ...precio });
    } else {
      const clave = before?.clave ?? claveFor(nombre, taken, "opcion");
      taken.add(clave);
      placed.push({ clave, nombre, ...precio });
    }
  }
  return { opciones: placed };
}
