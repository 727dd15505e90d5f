import type { WaysInput } from "./ways.service.ts";

type Query = {
  comuna: string;
  region?: string | undefined;
  gramos: number;
  sin_peso?: number | undefined;
  plazo_dias?: number | undefined;
  monto?: number | undefined;
};

/** Reads the query of a quote. */
export function toWaysInput({ comuna, region, monto = 0, ...parcel }: Query): WaysInput {
  const { gramos, sin_peso = 0, plazo_dias = 0 } = parcel;
  return { comuna, region, carga: { gramos, sin_peso, plazo_dias }, monto };
}
