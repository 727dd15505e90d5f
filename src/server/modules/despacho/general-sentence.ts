import type { DespachoZona } from "#contract/schemas/despacho.ts";
import { comunas } from "#contract/values/despacho/lugares.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { findZona } from "./quote.ts";
import type { Tabla } from "./tabla.ts";

/** Share of all comunas from which on it is nearly all of Chile. */
const nearlyAll = 0.9;

/** The sentence for a page that knows no comuna; null while the table is off. */
export function generalSentence({ ajustes, zonas }: Tabla): string | null {
  if (!ajustes.activa) return null;
  const found = comunas.map(({ codigo }) => {
    const lugar = { comuna: codigo, region: codigo.slice(0, 2) };
    return findZona({ zonas }, { modo: "domicilio", lugar });
  });
  const included = found.flatMap((zona) => (zona && isIncluded(zona) ? [zona] : []));
  const pickUp = ajustes.retiro ? " También puedes retirar en el taller, sin costo." : "";
  return `${describe({ found, included, extraDays: ajustes.dias_preparacion })}${pickUp}`;
}

type Found = {
  found: (DespachoZona | undefined)[];
  included: DespachoZona[];
  extraDays: number;
};

function describe({ found, included, extraDays }: Found): string {
  const share = included.length / found.length;
  if (share === 1) {
    return `Despacho a todo Chile incluido en el precio, ${daysOf(included, extraDays)}.`;
  }
  if (share > 0) {
    const where = share >= nearlyAll ? "a casi todo Chile" : `a ${included.length} comunas`;
    return `Despacho incluido en el precio ${where}, ${daysOf(included, extraDays)}. Para las demás comunas ves el costo antes de pagar.`;
  }
  const precios = found.flatMap((zona) => zona?.tramos.map(({ precio }) => precio) ?? []);
  if (precios.length === 0) return "Despacho por pagar: quien recibe le paga a la transportista.";
  return `Despacho desde ${formatClp(Math.min(...precios))} según tu comuna y el peso; lo ves antes de pagar.`;
}

/** At every weight that the zona carries. */
function isIncluded({ tramos }: DespachoZona): boolean {
  return tramos.every(({ precio }) => precio === 0);
}

function daysOf(zonas: readonly DespachoZona[], extraDays: number): string {
  const from = Math.min(...zonas.map(({ dias_desde }) => dias_desde)) + extraDays;
  const to = Math.max(...zonas.map(({ dias_hasta }) => dias_hasta)) + extraDays;
  return `entre ${from} y ${to} días hábiles`;
}
