import { useState } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { ParcelLine, Place } from "./parcel.ts";
import { readComuna, rememberComuna } from "./remembered-comuna.ts";
import { useQuote } from "./use-quote.ts";

export type ComunaQuote = {
  /** The remembered comuna; null before somebody told. */
  place: Place | null;
  /** Null before the answer and when there is none. */
  ways: readonly DespachoWay[] | null;
  choose: (place: Place) => void;
};

/** In the browser alone. `isAsked` is false where no table answers. */
export function useComunaQuote(lines: readonly ParcelLine[], isAsked = true): ComunaQuote {
  const [place, setPlace] = useState(readComuna);
  const { answer, failure } = useQuote(isAsked ? place : null, lines);
  return {
    place,
    ways: failure ? null : (answer?.data ?? null),
    choose(chosen) {
      rememberComuna(chosen);
      setPlace(chosen);
    },
  };
}
