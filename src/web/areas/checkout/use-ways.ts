import { useEffect, useState } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { Modo } from "#contract/values/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { type ParcelLine, type Place, parcelOf } from "#web/areas/direcciones/despacho/parcel.ts";
import { rememberComuna } from "#web/areas/direcciones/despacho/remembered-comuna.ts";

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

type Answer = { key: string; ways: readonly DespachoWay[] | null };

/** How these lines can be delivered there. Without a place only a retiro can be chosen. */
export function useWays(place: Place | null, lines: readonly ParcelLine[]): Ways {
  const [choice, setChoice] = useState<Modo | null>(null);
  const { comuna, region } = place ?? { comuna: "", region: "" };
  useEffect(() => {
    if (comuna && region) rememberComuna({ comuna, region });
  }, [comuna, region]);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const retry = () => setRound((before) => before + 1);
  const query = JSON.stringify({ ...(place ?? anyPlace), ...parcelOf(lines) });
  const key = `${round} ${query}`;
  const isAsked = lines.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    const left = new AbortController();
    const { signal } = left;
    void api("quoteDespacho", { query: JSON.parse(query), signal }).then((result) => {
      if (!signal.aborted) setAnswer({ key, ways: result.ok ? result.data : null });
    });
    return () => left.abort();
  }, [key, query, isAsked]);
  const known = answer?.key === key ? answer.ways : undefined;
  const ways = (known ?? []).filter(({ modo }) => place !== null || modo === "retiro");
  const wanted = ways.find(({ modo }) => modo === choice);
  return {
    status: statusOf(known),
    ways,
    chosen: wanted ?? (place && (ways[0] ?? null)),
    choose: setChoice,
    isPlaceKnown: place !== null,
    retry,
  };
}

function statusOf(known: Answer["ways"] | undefined): Ways["status"] {
  if (known) return "ready";
  return known === null ? "error" : "loading";
}

/** A single way that is included needs no words beyond the shop's sentence. */
export function hasChoice({ ways }: Pick<Ways, "ways">): boolean {
  return ways.length > 1 || ways.some(({ modo, precio }) => modo !== "domicilio" || precio > 0);
}
