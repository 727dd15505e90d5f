import { useEffect, useState } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import type { ParcelLine, Place } from "#web/areas/direcciones/despacho/parcel.ts";
import { rememberComuna } from "#web/areas/direcciones/despacho/remembered-comuna.ts";
import { useQuote } from "#web/areas/direcciones/despacho/use-quote.ts";

export type Ways = {
  status: "loading" | "ready" | "error";
  ways: readonly DespachoWay[];
  /** The first one before a choice; null while it is not known. */
  chosen: DespachoWay | null;
  /** Null: delivered, to a place that is not told yet. */
  choose: (modo: Modo | null) => void;
  isPlaceKnown: boolean;
  /** Asks again: the table may be another one. */
  retry: () => void;
};

/** A retiro is offered to everybody: any comuna tells whether it is. */
const anyPlace = { comuna: "Santiago" };

/** How these lines can be delivered there. Without a place only a retiro can be chosen. */
export function useWays(place: Place | null, lines: readonly ParcelLine[]): Ways {
  const [choice, setChoice] = useState<Modo | null>(null);
  const { comuna, region } = place ?? { comuna: "", region: "" };
  useEffect(() => {
    if (comuna && region) rememberComuna({ comuna, region });
  }, [comuna, region]);
  const quote = useQuote(lines.length > 0 ? (place ?? anyPlace) : null, lines);
  const status = statusOf(quote);
  const known = status === "ready" ? (quote.answer?.data ?? []) : [];
  const ways = known.filter(({ modo }) => place !== null || modo === "retiro");
  const wanted = ways.find(({ modo }) => modo === choice);
  return {
    status,
    ways,
    chosen: wanted ?? (place && (ways[0] ?? null)),
    choose: setChoice,
    isPlaceKnown: place !== null,
    retry: quote.refresh,
  };
}

/** While they are asked for again, older ones are not shown. */
function statusOf({ answer, failure, isAsking }: ReturnType<typeof useQuote>): Ways["status"] {
  if (isAsking || !(answer || failure)) return "loading";
  return failure ? "error" : "ready";
}

/** A single way that is included needs no words beyond the shop's sentence. */
export function hasChoice({ ways }: Pick<Ways, "ways">): boolean {
  return ways.length > 1 || ways.some(({ modo, precio }) => modo !== "domicilio" || precio > 0);
}
