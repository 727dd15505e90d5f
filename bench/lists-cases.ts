import { rowsPerList } from "./lists-data.ts";

export type ListCase = { name: string; path: string; as: "admin" | "cliente" };

/** An almost empty query: the fixed cost of every call, sign-in included. */
export const reference: ListCase = {
  name: "reference: five categorias",
  path: "categorias.php",
  as: "cliente",
};

const catalogo = [
  "",
  "orden=precio_asc",
  "orden=precio_desc",
  "orden=nombre",
  "categoria=gamer",
  "categoria=gamer&orden=precio_asc",
  "destacados=true",
  "q=pudu",
  "q=figura",
  "q=pla",
  "q=la",
  "q=pla&orden=precio_desc",
  "q=pudu%20mate&orden=nombre",
  "q=figura&categoria=figuras",
  "q=fig-g0123",
  "q=nada-parecido",
];

const productos = [
  "",
  ...["recientes", "precio_asc", "precio_desc", "nombre", "stock_asc", "stock_desc"].map(
    (orden) => `&orden=${orden}`,
  ),
  "&activo=true",
  "&activo=false",
  "&activo=false&orden=nombre",
  "&stock_bajo=true",
  "&stock_bajo=true&orden=stock_asc",
  "&categoria=gamer&orden=stock_asc",
  "&destacados=true",
  "&q=pudu",
  "&q=pla&orden=stock_desc",
  "&q=g0",
];

const pedidos = [
  "",
  "&estado=pagado",
  "&estado=entregado",
  "&desde=2025-01-01&hasta=2025-06-30",
  "&estado=enviado&desde=2025-01-01",
  "&q=camila",
  "&q=e-0",
  "&q=E-012345",
  "&q=persona-123%40ejemplo.cl",
  "&q=camila%20soto&estado=entregado",
  "&q=nadie-se-llama-asi",
  "&q=pieza%20123",
];

const mensajes = [
  "",
  "?estado=nuevo",
  "?estado=respondido",
  "?q=lampara",
  "?q=gracias",
  "?q=cm",
  "?q=trofeo%20temuco",
  "?q=lampara&estado=nuevo",
  "?q=nada-parecido",
];

const opiniones = [
  "",
  "&mostrar=visibles",
  "&mostrar=ocultas",
  "&mostrar=sin_respuesta",
  "&producto_id=500",
];

const auditoria = ["", "?entidad=pedido", "?entidad=producto&entidad_id=1"];

export const listCases: ListCase[] = [
  ...catalogo.map((query) => cliente("productos", `?por_pagina=24&${query}`)),
  ...productos.map((query) => admin("productos", `?incluir_inactivos=true${query}`)),
  admin("productos", "?resumen=true"),
  admin("categorias", "?incluir_inactivos=true"),
  ...pedidos.map((query) => admin("pedidos", `?todos=true${query}`)),
  cliente("pedidos", ""),
  admin("pagos_en_duda", ""),
  admin("taller", ""),
  admin("taller", `?pedido_id=${rowsPerList}`),
  admin("filamentos", ""),
  ...["", "?q=camila", "?q=persona-123", "?q=nadie-se-llama-asi"].map((query) =>
    admin("clientes", query),
  ),
  ...mensajes.map((query) => admin("mensajes", query)),
  admin("mensajes", "?resumen=true"),
  ...opiniones.map((query) => admin("opiniones", `?todas=true${query}`)),
  cliente("opiniones", ""),
  ...auditoria.map((query) => admin("auditoria", query)),
  admin("resumen", ""),
];

function admin(list: string, query: string): ListCase {
  return { name: `${list} ${query}`, path: `${list}.php${query}`, as: "admin" };
}

function cliente(list: string, query: string): ListCase {
  return { name: `${list} ${query} (customer)`, path: `${list}.php${query}`, as: "cliente" };
}
