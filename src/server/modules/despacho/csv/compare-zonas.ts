import type { DespachoZona } from "#contract/schemas/despacho.ts";
import type { DespachoCambio } from "#contract/schemas/despacho-csv.ts";
import { lugarName } from "#contract/values/despacho/lugares.ts";
import { fold } from "#contract/values/fold.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { zonaModoNames } from "../despacho.messages.ts";

type Zonas = readonly DespachoZona[];

/** Changes that an owner has to look at before saving; a zona is known by its modo and nombre. */
export function compareZonas(before: Zonas, after: Zonas): DespachoCambio[] {
  const known = new Map(before.map((zona) => [keyOf(zona), zona]));
  const wanted = new Set(after.map(keyOf));
  return [
    ...after.flatMap((zona): DespachoCambio[] => {
      const old = known.get(keyOf(zona));
      const campos = describe(old, zona).filter(({ antes, despues }) => antes !== despues);
      if (campos.length === 0) return [];
      return [{ zona: nameOf(zona), tipo: old ? "cambiada" : "nueva", campos }];
    }),
    ...before
      .filter((zona) => !wanted.has(keyOf(zona)))
      .map((zona): DespachoCambio => ({ zona: nameOf(zona), tipo: "quitada", campos: [] })),
  ];
}

function keyOf({ modo, nombre }: DespachoZona): string {
  return `${modo} ${fold(nombre)}`;
}

function nameOf({ modo, nombre }: DespachoZona): string {
  return `${nombre} (${zonaModoNames[modo]})`;
}

function describe(before: DespachoZona | undefined, after: DespachoZona) {
  const only = (zona: DespachoZona, other: DespachoZona | undefined) =>
    zona.lugares
      .filter((codigo) => !other?.lugares.includes(codigo))
      .map((codigo) => lugarName(codigo) ?? codigo)
      .join(", ");
  const pair = (campo: string, word: (zona: DespachoZona) => string) => ({
    campo,
    antes: before ? word(before) : "",
    despues: word(after),
  });
  return [
    { campo: "lugares", antes: before ? only(before, after) : "", despues: only(after, before) },
    pair("días", ({ dias_desde, dias_hasta }) => `${dias_desde} a ${dias_hasta}`),
    pair("gratis desde", ({ gratis_desde }) =>
      gratis_desde === null ? "" : formatClp(gratis_desde),
    ),
    pair("precios", ({ tramos }) =>
      tramos
        .map((it) => `hasta ${it.hasta_gramos.toLocaleString("es-CL")} g ${formatClp(it.precio)}`)
        .join(", "),
    ),
  ];
}
