export const coloresCopy = {
  title: "Colores",
  lead: "Los filamentos de la tienda. Las piezas que ofrecen un color lo toman de aquí: cambia su nombre o su tono y cambia en todas; lo ya vendido queda como se vendió.",
  loadFailed: "No pudimos cargar los colores. Inténtalo de nuevo.",
  failed: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  list: "Colores de la tienda",
  empty: "Aún no hay colores. También puedes agregarlos al crear el campo de una pieza.",
  nombre: "Nombre",
  color: "Tono",
  add: "Agregar",
  addTitle: "Agregar un color",
  editOf: (nombre: string) => `Editar ${nombre}`,
  editTitle: "Editar color",
  remove: "Eliminar",
  removeOf: (nombre: string) => `Eliminar ${nombre}`,
  removeTitle: "Eliminar color",
  removeText: (nombre: string) => `${nombre} ya no estará en la lista.`,
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
} as const;

const grams = (gramos: number) => `${gramos.toLocaleString("es-CL")} g`;

export const filamentoCopy = {
  edit: "Filamento",
  editOf: (nombre: string) => `Filamento de ${nombre}`,
  none: "Sin anotar",
  left: (gramos: number) => `Quedan ${grams(gramos)}`,
  low: (gramos: number) => `Quedan ${grams(gramos)}: se acaba`,
  over: "Se usó más de lo anotado: cuenta lo que queda",
  reserved: (gramos: number) => `${grams(gramos)} por imprimir`,
  price: (precio: string) => `${precio} el kilo`,
  gramos: "Gramos que quedan",
  spool: "Sumar una bobina de 1 kg",
  precio: "Precio del kilo",
  aviso: "Avisar cuando queden",
  avisoHint: "Gramos libres, sin contar lo que ya espera por imprimirse.",
} as const;
