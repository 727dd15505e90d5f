import { useEffect, useState } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { Modo } from "#contract/values/despacho.ts";
import { api } from "#web/app/api/api.ts";

export type Place = { comuna: string; region: string };
type Line = { precio: number; cantidad: number; peso_gramos?: number | undefined };

export type Ways = {
  status: "loading" | "ready" | "error";
  ways: readonly DespachoWay[];
  /** The first one before a choice; null while it is not known. */
  chosen: DespachoWay | null;
  /** Null: delivered, to a place that is not told yet. */
  choose: (modo: Modo | null) => void;
  isPlaceKnown: boolean;
  retry: () => void;
};

/** A retiro is offered to everybody: any comuna tells whether it is. */
const anyPlace: Place = { comuna: "Santiago", region: "Metropolitana de Santiago" };

type Answer = { key: string; ways: readonly DespachoWay[] | null };

const refreshed = new EventTarget();

/** How these lines can be delivered there. Without a place only a retiro can be chosen. */
export function useWays(place: Place | null, lines: readonly Line[]): Ways {
  const [choice, setChoice] = useState<Modo | null>(null);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const retry = () => setRound((before) => before + 1);
  const query = JSON.stringify({ ...(place ?? anyPlace), ...sumsOf(lines) });
  const key = `${round} ${query}`;
  const isAsked = lines.length > 0;
  useEffect(() => {
    const again = () => setRound((before) => before + 1);
    refreshed.addEventListener("refresh", again);
    return () => refreshed.removeEventListener("refresh", again);
  }, []);
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
  const first = place === null ? null : (ways[0] ?? null);
  return {
    status: statusOf(known),
    ways,
    chosen: wanted ?? first,
    choose: setChoice,
    isPlaceKnown: place !== null,
    retry,
  };
}

function statusOf(known: Answer["ways"] | undefined): Ways["status"] {
  if (known === undefined) return "loading";
  return known === null ? "error" : "ready";
}

/** After a refusal the table may be another one. */
export function refreshWays(): void {
  refreshed.dispatchEvent(new Event("refresh"));
}

function sumsOf(lines: readonly Line[]) {
  const sums = { gramos: 0, sin_peso: 0, monto: 0 };
  for (const { precio, cantidad, peso_gramos = 0 } of lines) {
    sums.monto += precio * cantidad;
    if (peso_gramos > 0) sums.gramos += peso_gramos * cantidad;
    else sums.sin_peso += cantidad;
  }
  return {
    gramos: String(sums.gramos),
    sin_peso: String(sums.sin_peso),
    monto: String(sums.monto),
  };
}
