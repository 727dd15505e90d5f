import { data } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";

const shownDestacados = 8;

/** Null when they could not be loaded. */
export type Destacados = readonly Producto[] | null;
export type InicioData = { destacados: Destacados | Promise<Destacados> };

/** On the server the page waits for the productos: its HTML is complete. */
export async function loadInicio(args: LoadArgs) {
  const destacados = await loadDestacados(args);
  return data<InicioData>({ destacados }, destacados === null ? 503 : 200);
}

/** In the browser the page appears at once and they follow. */
export function loadInicioLater(args: LoadArgs): InicioData {
  return { destacados: loadDestacados(args) };
}

async function loadDestacados({ api, signal }: LoadArgs): Promise<Destacados> {
  const answer = await api("listDestacados", {
    query: { destacados: "true", por_pagina: String(shownDestacados) },
    signal,
  });
  return answer.ok ? answer.data : null;
}
