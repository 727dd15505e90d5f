import { productoCopy } from "../producto.copy.ts";
import { type Medidas, parseDimensiones } from "./parse-dimensiones.ts";
import { EscalaDrawing } from "./scale-drawing.tsx";
import { type KnownThing, layOutEscala } from "./scale-layout.ts";

const copy = productoCopy.escala;
const figures = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });

/** How big the piece really is, beside something everybody has held. Nothing when nobody can tell. */
export function Escala({ dimensiones }: { dimensiones: string }) {
  const medidas = parseDimensiones(dimensiones);
  if (!medidas) return null;
  const layout = layOutEscala(medidas);
  const thing = thingWords(layout.thing);
  const spoken = sayMedidas(medidas);
  return (
    <section aria-labelledby="escala">
      <h2 id="escala" className="text-xl">
        {copy.title}
      </h2>
      <figure className="mt-4 overflow-hidden rounded-soft bg-escarcha">
        <EscalaDrawing
          layout={layout}
          label={copy.alt({ ...spoken, thing: thing.full })}
          texts={{
            ancho: [copy.ancho(spoken.ancho)],
            alto: [spoken.alto, copy.alto],
            fondo: [spoken.fondo, copy.fondo],
            thing: [thing.short],
          }}
        />
        <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 pb-4 text-sm text-pizarra">
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

function sayMedidas({ ancho, alto, fondo }: Medidas) {
  return { ancho: sayMm(ancho), alto: sayMm(alto), fondo: sayMm(fondo) };
}

function sayMm(mm: number): string {
  return mm < 10 ? `${figures.format(mm)} mm` : `${figures.format(mm / 10)} cm`;
}
