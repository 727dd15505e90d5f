import type { Producto } from "#contract/schemas/catalogo.ts";
import type { Cliente } from "#contract/schemas/clientes.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { fold } from "#contract/values/fold.ts";
import { busquedaLength } from "#contract/values/producto/catalogo-lists.ts";
import { useSettled } from "#web/forms/settled-text.ts";
import { type Section, sectionGroups } from "../bar/sections.ts";
import { useAdminList } from "../list/use-admin-list.ts";

const shownRows = 5;

export type Result =
  | { kind: "pedido"; to: string; pedido: PedidoAdmin }
  | { kind: "producto"; to: string; producto: Producto }
  | { kind: "cliente"; to: string; cliente: Cliente }
  | { kind: "section"; to: string; section: Section }
  | { kind: "all"; to: string; of: Listed; total: number; hasMore: boolean };

type Listed = "pedidos" | "productos" | "clientes";

export type ResultGroup = { name: Listed | "secciones"; results: Result[] };

export type Results = {
  q: string;
  groups: readonly ResultGroup[];
  status: "idle" | "searching" | "ready" | "failed";
};

/** Finds what was typed, in the order of a day's work; older results stay until newer ones come. */
export function useResults(typed: string): Results {
  const now = typed.replace(/\s+/g, " ").trim().slice(0, busquedaLength);
  const q = useSettled(now);
  const isAsked = q !== "";
  const page = { q, pagina: "1", por_pagina: String(shownRows) };
  const pedidos = useAdminList("listAllPedidos", { todos: "true", ...page }, { isAsked });
  const productos = useAdminList(
    "listAllProductos",
    { incluir_inactivos: "true", ...page },
    { isAsked },
  );
  const clientes = useAdminList("listClientes", page, { isAsked });
  if (now === "" || !isAsked) return { q: now, groups: [], status: "idle" };
  const views = [pedidos, productos, clientes];
  const isSearching = q !== now || views.some(({ isRefreshing }) => isRefreshing);
  const groups: ResultGroup[] = [
    { name: "pedidos", results: [...pedidos.rows.map(ofPedido), ...allOf("pedidos", q, pedidos)] },
    {
      name: "productos",
      results: [...productos.rows.map(ofProducto), ...allOf("productos", q, productos)],
    },
    {
      name: "clientes",
      results: [...clientes.rows.map(ofCliente), ...allOf("clientes", q, clientes)],
    },
    { name: "secciones", results: sectionsFor(now) },
  ];
  return {
    q: now,
    groups: groups.filter(({ results }) => results.length > 0),
    status: isSearching ? "searching" : outcomeOf(views),
  };
}

function outcomeOf(views: readonly { status: "loading" | "ready" | "error" }[]) {
  return views.some(({ status }) => status === "error") ? "failed" : "ready";
}

function ofPedido(pedido: PedidoAdmin): Result {
  return { kind: "pedido", to: `/admin/pedidos/${pedido.id}`, pedido };
}

function ofProducto(producto: Producto): Result {
  return { kind: "producto", to: `/admin/productos?editar=${producto.id}`, producto };
}

function ofCliente(cliente: Cliente): Result {
  return { kind: "cliente", to: `/admin/clientes/${cliente.id}`, cliente };
}

type Count = { total: number; hasMore: boolean };

function allOf(of: Listed, q: string, { total, hasMore }: Count): Result[] {
  if (total <= shownRows && !hasMore) return [];
  return [{ kind: "all", to: `/admin/${of}?${new URLSearchParams({ q })}`, of, total, hasMore }];
}

function sectionsFor(q: string): Result[] {
  const sections = sectionGroups.flatMap((group) => group.sections);
  return sections
    .filter(({ text }) => fold(text).includes(fold(q)))
    .map((section) => ({ kind: "section", to: section.to, section }));
}
