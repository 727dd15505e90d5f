import type { Cifras } from "#contract/schemas/cifras.ts";

/** Half of the pedidos took so many days or fewer; null without any. `counts` in ascending days. */
export function medianDias(counts: Cifras["dias_de_envio"]): number | null {
  const total = counts.reduce((sum, { pedidos }) => sum + pedidos, 0);
  let seen = 0;
  for (const { dias, pedidos } of counts) {
    seen += pedidos;
    if (seen * 2 >= total) return dias;
  }
  return null;
}
