export const cuentaCopy = {
  title: "Mi cuenta",
  menu: "Tu cuenta",
  tabCuenta: "Mi cuenta",
  tabPedidos: "Mis pedidos",
  loading: "Cargando tu cuenta…",
  loadFailed: "No pudimos cargar tu cuenta.",
  loadFailedHelp:
    "Tus datos y tus direcciones siguen guardados. Inténtalo de nuevo en unos segundos.",
  writeUs: "Escríbenos",
  retry: "Reintentar",
  failed: "Ocurrió un error inesperado.",
  signInAgain: "Entrar de nuevo",

  pedidos: {
    title: "Tus pedidos",
    lead: "Los más nuevos, con su estado y su seguimiento.",
    all: "Ver todos los pedidos",
  },

  profile: {
    title: "Tus datos",
    lead: "Así te saludamos y así firmamos tus pedidos.",
    email: "Correo electrónico",
    google: "Puedes entrar con tu cuenta de Google.",
    nombre: "Nombre completo",
    save: "Guardar nombre",
    saving: "Guardando…",
  },

  password: {
    title: "Contraseña",
    lead: "Al cambiarla se cierran las sesiones que tengas abiertas en otros dispositivos.",
    leadFirst: "Ingresas con Google. Si quieres, elige además una contraseña.",
    current: "Contraseña actual",
    currentRequired: "Ingresa tu contraseña actual.",
    change: "Cambiar contraseña",
    set: "Guardar contraseña",
    saving: "Guardando…",
  },

  sesiones: {
    title: "Sesiones abiertas",
    lead: "Dónde entraste a tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña.",
    list: "Sesiones abiertas",
    loading: "Cargando tus sesiones…",
    loadFailed: "No pudimos cargar tus sesiones.",
    loadFailedHelp: "Inténtalo de nuevo en unos segundos.",
    current: "Esta sesión",
    red: (red: string) => `Red ${red}`,
    sameRed: "la misma de ahora",
    unknownRed: "Red desconocida",
    since: (moment: string) => `Desde el ${moment}`,
    lastUse: (moment: string) => `Último uso: ${moment}`,
    end: "Cerrar",
    endOf: (dispositivo: string, since: string) =>
      `Cerrar la sesión de ${dispositivo} del ${since}`,
    endOthers: "Cerrar las demás",
    failed: "No pudimos cerrar la sesión. Inténtalo de nuevo.",
  },

  direcciones: {
    title: "Direcciones",
    lead: "Las que puedes elegir al pagar.",
  },

  download: {
    title: "Tus datos en un archivo",
    lead: "Todo lo que guardamos de ti, para que te lo lleves.",
    button: "Descargar mis datos",
    preparing: "Preparando…",
    fileName: "mis-datos.json",
  },

  erase: {
    title: "Borrar la cuenta",
    lead: "No se puede deshacer.",
    button: "Borrar mi cuenta",
    dialogTitle: "¿Borrar tu cuenta?",
    goesTitle: "Se borra",
    goes: ["Tu nombre, tu correo y tu contraseña.", "Tus direcciones y tu carrito."],
    staysTitle: "Se queda",
    stays: [
      "Tus pedidos, sin tu nombre, tu correo ni tu calle: la ley nos pide guardar las ventas.",
      "Tus opiniones, sin tu nombre.",
    ],
    saveFirst: "Si necesitas tus datos o tus comprobantes, descárgalos antes.",
    password: "Tu contraseña",
    passwordRequired: "Ingresa tu contraseña para confirmar.",
    confirm: "Borrar para siempre",
    deleting: "Borrando…",
    cancel: "Cancelar",
  },
} as const;
