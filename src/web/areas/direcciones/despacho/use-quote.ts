import { useEffect, useState } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { type ParcelLine, type Place, parcelOf } from "./parcel.ts";

type Query = Place & ReturnType<typeof parcelOf>;
type Answer = { asked: string; ways: readonly DespachoWay[] };

/** How these lines get there; null before the answer and when there is none. Loads no TanStack Query: pages of all. */
export function useQuote(
  place: Place | null,
  lines: readonly ParcelLine[],
): readonly DespachoWay[] | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = place && JSON.stringify({ ...place, ...parcelOf(lines) });
  useEffect(() => {
    if (asked === null) return;
    const abort = new AbortController();
    const query = JSON.parse(asked) as Query;
    void api("quoteDespacho", { query, signal: abort.signal }).then((result) => {
      if (result.ok && !abort.signal.aborted) setAnswer({ asked, ways: result.data });
    });
    return () => abort.abort();
  }, [asked]);
  return answer !== null && answer.asked === asked ? answer.ways : null;
}
