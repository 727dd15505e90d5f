import type { BodyOf } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";

export async function saveColor(body: BodyOf<"saveColor">) {
  const result = await api("saveColor", { body });
  if (result.ok) void refreshOwn("listColores");
  return result;
}

export async function deleteColor(id: number) {
  const result = await api("deleteColor", { query: { id: String(id) } });
  if (result.ok) void refreshOwn("listColores");
  return result;
}

export async function saveFilamento(body: BodyOf<"saveFilamento">) {
  const result = await api("saveFilamento", { body });
  // A refusal may say that the grams moved meanwhile.
  void refreshOwn("listFilamentos", "getResumen");
  return result;
}
