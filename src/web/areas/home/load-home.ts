import { data } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";

const shownDestacados = 8;

/** Null when the call failed. */
export type Destacados = readonly Producto[] | null;
export type HomeData = { destacados: Destacados | Promise<Destacados> };

/** Waits: its HTML is cached. */
export async function loadHome(args: LoadArgs) {
  const destacados = await loadDestacados(args);
  return data<HomeData>({ destacados }, destacados === null ? 503 : 200);
}

/** Streams the productos in. */
export function loadHomeThenDestacados(args: LoadArgs): HomeData {
  return { destacados: loadDestacados(args) };
}

async function loadDestacados({ api, signal }: LoadArgs): Promise<Destacados> {
  const answer = await api("listDestacados", {
    query: { destacados: "true", por_pagina: String(shownDestacados) },
    rowsOnly: true,
    signal,
  });
  return answer.ok ? answer.data : null;
}
