import { Suspense, useRef, useState } from "react";
import { wayText } from "#contract/values/despacho/plazo.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { optionalPart } from "#web/ui/optional-part.ts";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import type { Place, SentenceProps } from "./parcel.ts";
import { type ComunaQuote, useComunaQuote } from "./use-comuna-quote.ts";

const AskComuna = optionalPart(async () => ({
  default: (await import("./ask-comuna.tsx")).AskComuna,
}));

export function ForComuna({ general, lines }: SentenceProps) {
  return <ComunaWays general={general} quote={useComunaQuote(lines)} />;
}

type Props = Pick<SentenceProps, "general"> & { quote: ComunaQuote };

/** Cost and days of despacho at the comuna that this browser remembers. */
export function ComunaWays({ general, quote }: Props) {
  const { place, ways } = quote;
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);

  function ask(): void {
    wasAsking.current = true;
    setIsAsking(true);
  }

  function choose(chosen: Place): void {
    quote.choose(chosen);
    setIsAsking(false);
  }

  if (isAsking) {
    return (
      <>
        <div className="min-h-26">
          <Suspense>
            <AskComuna onChoose={choose} />
          </Suspense>
        </div>
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => setIsAsking(false)}>
          {copy.cancel}
        </Button>
      </>
    );
  }
  return (
    <>
      <div aria-live="polite" className="min-h-23">
        {place && ways ? <Ways texts={textsOf(place, ways)} /> : general}
      </div>
      <Button
        ref={(button) => {
          if (button === null || !wasAsking.current) return;
          wasAsking.current = false;
          button.focus();
        }}
        size="small"
        variant="quiet"
        className="-ml-3"
        onClick={ask}
      >
        {place ? (
          <span>
            {copy.change} <span className="sr-only">{copy.changeWhat}</span>
          </span>
        ) : (
          copy.askComuna
        )}
      </Button>
    </>
  );
}

/** The way that counts without a choice, and the workshop. */
function textsOf({ comuna }: Place, ways: NonNullable<ComunaQuote["ways"]>): string[] {
  return ways
    .filter(({ modo }, at) => at === 0 || modo === "retiro")
    .map((way) => `${wayText(comuna, way)}.`);
}

function Ways({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
