import type { DespachoTabla, DespachoZona, SaveDespachoTabla } from "#contract/schemas/despacho.ts";
import type { DraftFault } from "../forms/use-draft-faults.ts";
import { despachoCopy as copy, modoNames } from "./despacho.copy.ts";

/** Typed values: numbers are texts. `key` tells zonas and tramos apart while they move. */
export type TramoDraft = { key: string; hasta_gramos: string; precio: string };
export type ZonaDraft = Omit<
  DespachoZona,
  "dias_desde" | "dias_hasta" | "gratis_desde" | "tramos"
> & {
  key: string;
  dias_desde: string;
  dias_hasta: string;
  gratis_desde: string;
  tramos: TramoDraft[];
};
export type Draft = {
  activa: boolean;
  retiro: boolean;
  peso_defecto_gramos: string;
  hora_corte: string;
  dias_preparacion: string;
  dias_cerrados: string;
  por_pagar_dias_desde: string;
  por_pagar_dias_hasta: string;
  retiro_taller: string;
  retiro_horario: string;
  zonas: ZonaDraft[];
};

let serial = 0;
const newKey = () => `k${++serial}`;

export function toDraft({ ajustes, zonas }: DespachoTabla): Draft {
  return {
    ...ajustes,
    peso_defecto_gramos: String(ajustes.peso_defecto_gramos),
    hora_corte: String(ajustes.hora_corte),
    dias_preparacion: String(ajustes.dias_preparacion),
    dias_cerrados: ajustes.dias_cerrados.join(", "),
    por_pagar_dias_desde: String(ajustes.por_pagar_dias_desde),
    por_pagar_dias_hasta: String(ajustes.por_pagar_dias_hasta),
    zonas: toZonaDrafts(zonas),
  };
}

export function toZonaDrafts(zonas: readonly DespachoZona[]): ZonaDraft[] {
  return zonas.map((zona) => ({
    ...zona,
    key: newKey(),
    dias_desde: String(zona.dias_desde),
    dias_hasta: String(zona.dias_hasta),
    gratis_desde: zona.gratis_desde === null ? "" : String(zona.gratis_desde),
    tramos: zona.tramos.map(({ hasta_gramos, precio }) => ({
      key: newKey(),
      hasta_gramos: String(hasta_gramos),
      precio: String(precio),
    })),
  }));
}

export function newTramo(): TramoDraft {
  return { key: newKey(), hasta_gramos: "", precio: "" };
}

export function newZona(nombre: string): ZonaDraft {
  return {
    key: newKey(),
    modo: "domicilio",
    nombre,
    lugares: [],
    dias_desde: "3",
    dias_hasta: "7",
    gratis_desde: "",
    tramos: [newTramo()],
  };
}

/** The server would refuse the whole list, without a place. */
export function namelessZonas({ zonas }: Draft): DraftFault[] {
  return zonas.flatMap(({ nombre }, at) =>
    nombre.trim() === "" ? [{ field: `zonas.${at}.nombre`, text: copy.nameless }] : [],
  );
}

/** At their fields, in reading order; what has no field is left out. */
export function placeRefusal(
  campos: Readonly<Record<string, string>>,
  { zonas }: Draft,
): DraftFault[] {
  const fields = [
    ...ajustesFields,
    ...zonas.flatMap(({ tramos }, at) =>
      [
        ...["nombre", "dias_desde", "dias_hasta", "lugares"],
        ...tramos.flatMap((_, n) => [`tramos.${n}.hasta_gramos`, `tramos.${n}.precio`]),
        ...["tramos", "gratis_desde"],
      ].map((name) => `zonas.${at}.${name}`),
    ),
  ];
  return fields.flatMap((field) => {
    const text = campos[field] ?? campos[`ajustes.${field}`];
    return text === undefined ? [] : [{ field, text }];
  });
}

const ajustesFields: readonly (keyof Draft)[] = [
  ...(["hora_corte", "dias_preparacion", "peso_defecto_gramos", "dias_cerrados"] as const),
  ...(["por_pagar_dias_desde", "por_pagar_dias_hasta", "retiro_taller", "retiro_horario"] as const),
];

/** In one line, e.g. "A domicilio · 3 a 7 días hábiles · desde $2.990". */
export function describeZona({ modo, dias_desde, dias_hasta, tramos }: ZonaDraft): string {
  const precios = tramos.map(({ precio }) => whole(precio)).filter((precio) => precio >= 0);
  const hasPrecio = modo !== "por_pagar" && precios.length > 0;
  return [
    modoNames[modo],
    copy.days(dias_desde, dias_hasta),
    ...(hasPrecio ? [copy.from(Math.min(...precios))] : []),
  ].join(" · ");
}

/** A number that is none becomes -1, which the server refuses with the name of its zona. */
export function fromDraft({ zonas, ...draft }: Draft): Omit<SaveDespachoTabla, "version"> {
  return {
    ajustes: {
      ...draft,
      peso_defecto_gramos: whole(draft.peso_defecto_gramos),
      hora_corte: whole(draft.hora_corte),
      dias_preparacion: whole(draft.dias_preparacion),
      dias_cerrados: draft.dias_cerrados.split(/[\s,;]+/).filter((fecha) => fecha !== ""),
      por_pagar_dias_desde: whole(draft.por_pagar_dias_desde),
      por_pagar_dias_hasta: whole(draft.por_pagar_dias_hasta),
    },
    zonas: zonas.map(({ key: _, tramos, ...zona }) => ({
      ...zona,
      dias_desde: whole(zona.dias_desde),
      dias_hasta: whole(zona.dias_hasta),
      gratis_desde:
        zona.modo === "por_pagar" || zona.gratis_desde.trim() === ""
          ? null
          : whole(zona.gratis_desde),
      tramos:
        zona.modo === "por_pagar"
          ? []
          : tramos.map(({ hasta_gramos, precio }) => ({
              hasta_gramos: whole(hasta_gramos),
              precio: whole(precio),
            })),
    })),
  };
}

/** Accepts `$12.990`. */
function whole(text: string): number {
  const digits = text.replace(/[\s$.]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
}
