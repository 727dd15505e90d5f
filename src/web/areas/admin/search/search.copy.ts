export const searchCopy = {
  open: "Buscar en la administración",
  short: "Buscar",
  key: "/",
  title: "Buscar",
  field: "Pedido, producto, persona o sección",
  hint: "Un pedido por su número, el nombre, el correo, el teléfono, la pieza o lo que lleva escrito; un producto por su nombre o su SKU; una persona por su nombre, su correo o su teléfono.",
  list: "Resultados",
  groups: {
    pedidos: "Pedidos",
    productos: "Productos",
    clientes: "Clientes",
    secciones: "Secciones",
  },
  all: {
    pedidos: (total: string) => `Ver los ${total} pedidos`,
    productos: (total: string) => `Ver los ${total} productos`,
    clientes: (total: string) => `Ver los ${total} clientes`,
  },
  many: (total: number, hasMore: boolean) =>
    `${hasMore ? "más de " : ""}${total.toLocaleString("es-CL")}`,
  facts: (sku: string, stock: number) => `${sku} · ${stock.toLocaleString("es-CL")} en stock`,
  inactive: "Desactivado",
  searching: "Buscando…",
  nothing: (q: string) => `Nada coincide con «${q}».`,
  failed: "No pudimos buscar. Inténtalo de nuevo.",
  count: (shown: number) =>
    shown === 1
      ? "1 resultado. Usa las flechas y Enter."
      : `${shown} resultados. Usa las flechas y Enter.`,
} as const;
