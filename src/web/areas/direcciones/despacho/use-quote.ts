import { useAnswer } from "#web/app/api/use-answer.ts";
import { type ParcelLine, type Place, parcelOf } from "./parcel.ts";

/** How these lines get there. Not kept: the shop's table may be another one. */
export function useQuote(place: Partial<Place> | null, lines: readonly ParcelLine[]) {
  const query = { comuna: "", ...place, ...parcelOf(lines) };
  return useAnswer("quoteDespacho", { query, isKept: false, isAsked: place !== null });
}
