export const frameCopy = {
  skipToContent: "Saltar al contenido",
  mainMenu: "Menú principal",
  openMenu: "Abrir menú",
  menu: "Menú",
  about: "Nosotros",
  contacto: "Contacto",
  admin: "Administrar",
  login: "Ingresar",
  logout: "Cerrar sesión",
  openSearch: "Abrir búsqueda",
  searchTienda: "Buscar en la tienda",
  cuenta: "Mi cuenta",
  pedidos: "Mis pedidos",
  cuentaMenu: "Tu cuenta",
  greeting: (nombre: string) => `Hola, ${nombre}`,
  carrito: (units: number) => (units === 1 ? "Carrito, 1 producto" : `Carrito, ${units} productos`),
  carritoNow: (units: number) => {
    if (units === 0) return "Tu carrito quedó vacío.";
    return units === 1
      ? "Ahora hay 1 producto en tu carrito."
      : `Ahora hay ${units} productos en tu carrito.`;
  },
  notice: "Aviso",
  trialNotice: "Tienda de prueba: no se cobra a ninguna tarjeta ni se despacha nada.",
  navigating: "Cargando la página…",

  categorias: "Especialidades",
  links: "Enlaces",
  contactAndRedes: "Contacto y redes",
  contactLink: "Escríbenos",
  sellerName: "Razón social",
  rut: "RUT",
  direccion: "Dirección",
  openingHours: "Horario",
  adminLink: "Administración",
  questions: "Preguntas frecuentes",
  terminos: "Términos y condiciones",
  privacy: "Privacidad",
  theme: "Tema",
  themes: { light: "Claro", dark: "Oscuro", device: "Como el equipo" },
  rights: (nombre: string) => `${nombre} · Hecho en Chile, capa por capa.`,

  notFoundTitle: "Esta página no se imprimió",
  notFoundText:
    "Puede que el enlace esté mal escrito o que la pieza ya no esté en la tienda. Búscala por su nombre o empieza por una repisa.",
  search: "Buscar Producto",
  searchButton: "Buscar",
  goHome: "Ir al inicio",
  goTienda: "Ver la tienda",
  shelves: "Nuestras repisas",
} as const;
