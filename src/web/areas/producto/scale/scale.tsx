import { lazy } from "#contract/values/lazy.ts";
import { productoCopy } from "../producto.copy.ts";
import { parseDimensiones, type Size } from "./parse-dimensiones.ts";
import { ScaleDrawing } from "./scale-drawing.tsx";
import { type KnownThing, layOutScale } from "./scale-layout.ts";

const copy = productoCopy.scale;
const figures = lazy(() => new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 }));

/** Beside a known object; nothing when the dimensiones cannot be parsed. */
export function ProductoScale({ dimensiones }: { dimensiones: string }) {
  const measures = parseDimensiones(dimensiones);
  if (!measures) return null;
  const layout = layOutScale(measures);
  const thing = thingWords(layout.thing);
  const spoken = describeSize(measures);
  return (
    <section aria-labelledby="escala">
      <h2 id="escala" className="text-xl">
        {copy.title}
      </h2>
      <figure className="mt-4 overflow-hidden rounded-soft bg-quiet">
        <ScaleDrawing
          layout={layout}
          label={copy.alt({ ...spoken, thing: thing.full })}
          texts={{
            ancho: [copy.ancho(spoken.ancho)],
            alto: [spoken.alto, copy.alto],
            fondo: [spoken.fondo, copy.fondo],
            thing: [thing.short],
          }}
        />
        <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 pb-4 text-sm text-muted">
          <span>{copy.caption(thing.full)}</span>
          <span>{layout.squareMm === 10 ? copy.squareOne : copy.squareTen}</span>
        </figcaption>
      </figure>
    </section>
  );
}

function thingWords({ kind }: KnownThing): { short: string; full: string } {
  return kind === "card"
    ? { short: copy.card, full: copy.cardFull }
    : { short: copy.coin, full: copy.coinFull };
}

function describeSize({ ancho, alto, fondo }: Size) {
  return { ancho: describeMm(ancho), alto: describeMm(alto), fondo: describeMm(fondo) };
}

function describeMm(mm: number): string {
  return mm < 10 ? `${figures().format(mm)} mm` : `${figures().format(mm / 10)} cm`;
}
