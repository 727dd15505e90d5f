/** Binding: docs/reglas.md 56. */
export const adminCategoriasCopy = {
  title: "Categorías",
  create: "Crear Categoría",
  edit: "Editar Categoría",
  nombre: "Nombre",
  slugHint: "La dirección de la categoría no cambia al cambiar su nombre.",
  columns: {
    nombre: "Nombre",
    slug: "Slug",
    productos: "Productos",
    estado: "Estado",
    acciones: "Acciones",
  },
  tableLabel: "Categorías de la tienda",
  active: "Activa",
  inactive: "Inactiva",
  editOne: (nombre: string) => `Editar ${nombre}`,
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  created: (nombre: string) => `Categoría «${nombre}» creada.`,
  renamed: (nombre: string) => `Categoría «${nombre}» guardada.`,
  saveFailed: "No pudimos guardar la categoría. Inténtalo de nuevo.",
  loadFailed: "No pudimos cargar las categorías. Inténtalo de nuevo.",
  empty: "Aún no hay categorías. Crea la primera.",

  deactivate: {
    button: "Desactivar",
    buttonOf: (nombre: string) => `Desactivar ${nombre}`,
    title: "Desactivar categoría",
    text: (nombre: string) =>
      `«${nombre}» saldrá de las listas y filtros de la tienda. Sus productos se siguen vendiendo en «Todas».`,
    done: (nombre: string) => `«${nombre}» quedó inactiva.`,
  },
  activate: {
    button: "Activar",
    buttonOf: (nombre: string) => `Activar ${nombre}`,
    title: "Activar categoría",
    text: (nombre: string) => `«${nombre}» volverá a las listas y filtros de la tienda.`,
    done: (nombre: string) => `«${nombre}» quedó activa.`,
  },
  changeFailed: "No pudimos guardar el cambio. Inténtalo de nuevo.",
} as const;
