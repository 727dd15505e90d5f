import type { ApiClient } from "#contract/client.ts";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import type { Random } from "./random.ts";

/** Precios of a despacho a domicilio, in one table after the other. */
export const despachoPrecios = [2990, 0, 5490] as const;

export function tablaOf(precio: number) {
  return despachoTabla({
    ajustes: { retiro: true, retiro_taller: "Taller 12, Valparaíso", retiro_horario: "10 a 18" },
    zonas: [{ ...includedZona, tramos: [{ hasta_gramos: 30_000, precio }] }],
  });
}

/** An owner corrects a precio while people buy. */
export async function saveAnotherTabla(api: ApiClient, random: Random): Promise<void> {
  const loaded = await api("getDespachoTabla");
  if (!loaded.ok) return;
  const tabla = tablaOf(random.pick([...despachoPrecios]));
  await api("saveDespachoTabla", { body: { version: loaded.data.version, ...tabla } });
}

/** Facts that the client sends of despacho: none, a precio that may be an old one, or that it is fetched. */
export function chooseDespacho(random: Random) {
  const choice = random.next();
  if (choice < 0.5) return {};
  if (choice < 0.7) return { despacho: "retiro", despacho_precio: 0 } as const;
  const despacho_precio = random.pick([...despachoPrecios]);
  return { despacho: "domicilio", despacho_precio } as const;
}
