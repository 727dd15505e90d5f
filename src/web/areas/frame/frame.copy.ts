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
  cuenta: "Mi cuenta",
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
  demoNotice: "Demostración: no se cobra ni se envía nada.",
  navigating: "Cargando la página…",

  categorias: "Especialidades",
  links: "Enlaces",
  contactTitle: "Contacto y redes",
  contactLink: "Escríbenos",
  sellerName: "Razón social",
  rut: "RUT",
  direccion: "Dirección",
  openingHours: "Horario",
  adminLink: "Administración",
  terminos: "Términos y condiciones",
  privacy: "Privacidad",
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
