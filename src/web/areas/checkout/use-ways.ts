import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { Modo } from "#contract/values/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";

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

const name = "quoteDespacho";
/** A retiro is offered to everybody: any comuna tells whether it is. */
const anyPlace: Place = { comuna: "Santiago", region: "Metropolitana de Santiago" };

/** How these lines can be delivered there. Without a place only a retiro can be chosen. */
export function useWays(place: Place | null, lines: readonly Line[]): Ways {
  const [choice, setChoice] = useState<Modo | null>(null);
  const query = { ...(place ?? anyPlace), ...sumsOf(lines) };
  const found = useQuery(
    {
      queryKey: [name, query],
      queryFn: async ({ signal }) => {
        const result = await api(name, { query, signal });
        if (!result.ok) throw new Error(result.error ?? `status ${result.status}`);
        return result.data;
      },
      enabled: lines.length > 0,
    },
    queryClient(),
  );
  const known = found.data ?? [];
  const ways = place === null ? known.filter(({ modo }) => modo === "retiro") : known;
  const wanted = ways.find(({ modo }) => modo === choice);
  const first = place === null ? null : (ways[0] ?? null);
  return {
    status: found.data ? "ready" : unread(found),
    ways,
    chosen: wanted ?? first,
    choose: setChoice,
    isPlaceKnown: place !== null,
    retry: () => void found.refetch(),
  };
}

function unread({ isError, isFetching }: { isError: boolean; isFetching: boolean }) {
  return isError && !isFetching ? "error" : "loading";
}

/** After a refusal the table may be another one. */
export function refreshWays(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: [name] });
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
