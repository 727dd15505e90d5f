import { replyTime } from "#contract/values/reply-time.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { homeCopy } from "./home.copy.ts";

/** Ascending heights. */
const steps = ["max-sm:w-[76%] sm:pt-6", "max-sm:w-[88%] sm:pt-14", "sm:pt-22"];

export function Stats() {
  const { tienda } = useRootData();
  if (!tienda) return null;
  const figures = [
    { value: homeCopy.pieces(tienda.piezas_impresas), text: homeCopy.piecesText },
    { value: homeCopy.regiones, text: homeCopy.regionesText },
    { value: replyTime(tienda.respuesta_horas), text: homeCopy.hoursText },
  ];
  return (
    <section aria-labelledby="cifras" className="page-width pt-12 sm:pt-24">
      <h2 id="cifras" className="sr-only">
        {homeCopy.statsTitle}
      </h2>
      <ul className="grid items-end max-sm:gap-[3px] sm:grid-cols-3">
        {figures.map(({ value, text }, place) => (
          <li key={text} className="grid gap-[3px] text-on-copper">
            <span aria-hidden="true" className="h-1 bg-copper-tint max-sm:hidden" />
            <span aria-hidden="true" className="h-2 bg-copper-lit max-sm:hidden" />
            <div
              className={`grid gap-2 bg-copper px-5 py-5 sm:px-6 sm:pb-8 lg:px-10 ${steps[place]}`}
            >
              <span className="font-display text-4xl font-extrabold tracking-tight tabular-nums">
                {value}
              </span>{" "}
              <span className="text-lg font-semibold">{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
