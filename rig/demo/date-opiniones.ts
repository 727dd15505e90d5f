import type { DemoOpinion, DemoProducto } from "#demo/catalogo.ts";
import { createRandom } from "#demo/solids/random.ts";
import { days, hours } from "#server/time/clock.ts";

/** The newest is the catalogue's last, five days old at least. */
export function dateOpiniones(
  { sku, opiniones }: Pick<DemoProducto, "sku" | "opiniones">,
  now: number,
): (DemoOpinion & { creado_en: number })[] {
  const random = createRandom([...sku].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  let at = now - days(2);
  return opiniones
    .toReversed()
    .map((opinion) => {
      at -= days(3 + Math.floor(random() * 34)) + hours(Math.floor(random() * 12));
      return { ...opinion, creado_en: at };
    })
    .toReversed();
}
