import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";

const keyOf = (productoId: number) => `pieza-${productoId}`;

/** Values typed for this producto in this tab; its storage may hold anything. */
export function readTyped(productoId: number): Personalizacion {
  const kept = parseJson(tabBrowserStorage().get(keyOf(productoId)));
  if (!isRecord(kept)) return {};
  const texts = Object.entries(kept).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Personalizacion;
}

/** Until the tab is closed: over a reload, a way to login and back, and a moment without a network. */
export function keepTyped(productoId: number, typed: Personalizacion): void {
  const isEmpty = Object.values(typed).every((value) => value === "");
  if (isEmpty) tabBrowserStorage().remove(keyOf(productoId));
  else tabBrowserStorage().set(keyOf(productoId), JSON.stringify(typed));
}
