const productos = (count: number) => (count === 1 ? "1 producto" : `${count} productos`);

export const severalProductosCopy = {
  chooseOne: (nombre: string) => `Elegir ${nombre}`,
  bar: "Productos elegidos",
  count: productos,

  activate: {
    act: "Activar",
    lead: "Vuelven a verse y a venderse en la tienda.",
    all: (count: number) => `Activar ${productos(count)}`,
    done: "Quedó activo.",
  },
  deactivate: {
    act: "Desactivar",
    lead: "Dejan de verse y de venderse en la tienda. No se borra nada: puedes activarlos cuando quieras.",
    all: (count: number) => `Desactivar ${productos(count)}`,
    done: "Quedó inactivo.",
  },

  categoria: "Categoría",
  categoriaTitle: "Cambiar categoría",
  categoriaLead: "Los colores y tamaños de una misma pieza van juntos: cambian todos.",
  categoriaAll: (count: number) => `Cambiar ${productos(count)}`,
  categoriaMissing: "Elige una categoría.",
  categoriaDone: (nombre: string) => `Ahora está en ${nombre}.`,

  precio: "Precio",
  precioTitle: "Cambiar precio",
  precioLead: "El precio nuevo queda en decenas de pesos. Los pedidos de antes no cambian.",
  precioAll: (count: number) => `Cambiar ${productos(count)}`,
  percent: "Cuánto cambia, en %",
  percentHint: "-10 rebaja un 10 %; 8,5 sube un 8,5 %.",
  percentWrong: "Escribe un porcentaje entre -90 y 900, como -10 o 8,5.",
  becomes: "pasa a",
  precioDone: (pesos: string) => `Ahora cuesta $${pesos}.`,
  precioSame: "Su precio queda igual.",
} as const;
