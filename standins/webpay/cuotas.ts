import type { Medio } from "./cards.table.ts";
import type { TipoPago } from "./transaccion.ts";

export type PlanCuotas = { cuotas: number; tipo: TipoPago; texto: string };

/** Cuotas that the form offers for credit cards, with their tipo. */
export const planes: readonly PlanCuotas[] = [
  { cuotas: 1, tipo: "VN", texto: "Sin cuotas" },
  { cuotas: 2, tipo: "S2", texto: "2 cuotas sin interés" },
  { cuotas: 3, tipo: "SI", texto: "3 cuotas sin interés" },
  { cuotas: 6, tipo: "VC", texto: "6 cuotas" },
  { cuotas: 12, tipo: "NC", texto: "12 cuotas sin interés" },
];

const cuotasAllowed: Record<TipoPago, { min: number; max: number; usual: number }> = {
  VD: { min: 0, max: 0, usual: 0 },
  VP: { min: 0, max: 0, usual: 0 },
  VN: { min: 0, max: 0, usual: 0 },
  S2: { min: 2, max: 2, usual: 2 },
  SI: { min: 3, max: 3, usual: 3 },
  VC: { min: 2, max: 48, usual: 6 },
  NC: { min: 2, max: 12, usual: 12 },
};

const tipoByMedio: Record<Medio, TipoPago> = { credito: "VN", debito: "VD", prepago: "VP" };

export function isTipoPago(value: unknown): value is TipoPago {
  return typeof value === "string" && Object.hasOwn(cuotasAllowed, value);
}

export function tipoFor(medio: Medio, cuotas: number): TipoPago {
  if (medio !== "credito") return tipoByMedio[medio];
  return planes.find((plan) => plan.cuotas === cuotas)?.tipo ?? "VC";
}

/** Number of the API (0 for none); null when the tipo does not allow them. */
export function cuotasFor(tipo: TipoPago, wanted: number | null): number | null {
  const { min, max, usual } = cuotasAllowed[tipo];
  // The API writes a single payment as 0.
  const asked = wanted === 1 ? 0 : wanted;
  const cuotas = asked ?? usual;
  return cuotas >= min && cuotas <= max ? cuotas : null;
}
