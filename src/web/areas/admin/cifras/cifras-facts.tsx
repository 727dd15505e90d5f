import type { Cifras } from "#contract/schemas/cifras.ts";
import { cifrasCopy as copy } from "./cifras.copy.ts";
import { medianDias } from "./median-dias.ts";

type Fact = { name: string; value: string; hint?: string };

/** The few numbers that are looked at first. */
export function CifrasFacts({ cifras }: { cifras: Cifras }) {
  const { buenas, fallidas, minutos } = cifras.impresiones;
  const { cumplidas, rotas, sin_entrega } = cifras.promesas;
  const median = medianDias(cifras.dias_de_envio);
  const facts: Fact[] = [
    { name: copy.buenas, value: copy.number(buenas) },
    {
      name: copy.fallidas,
      value: copy.number(fallidas),
      hint: copy.percentOf(fallidas, buenas + fallidas),
    },
    { name: copy.hours, value: copy.hoursOf(minutos), hint: copy.hoursHint },
    {
      name: copy.envio,
      value: median === null ? copy.nothing : copy.median(median),
      hint: copy.medianHint,
    },
    {
      name: copy.promesas,
      value: cumplidas + rotas === 0 ? copy.nothing : copy.promesasOf(cumplidas, cumplidas + rotas),
      ...(sin_entrega > 0 && { hint: copy.sinEntrega(sin_entrega) }),
    },
  ];
  return (
    <section aria-label={copy.facts}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-5">
        {facts.map(({ name, value, hint }) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
            {hint && <dd className="text-sm text-muted">{hint}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
