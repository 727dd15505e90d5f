export const failuresCopy = {
  offline: "Sin conexión. Lo demás espera a que vuelva la señal.",
  away: "La tienda no responde. Lo que escribiste sigue aquí.",
  back: "Volvió la conexión.",
  retry: "Reintentar",
  notOpened: "No pudimos abrir esa página. Inténtalo otra vez cuando vuelva la conexión.",

  brokenEyebrow: "Falla nuestra",
  brokenTitle: "Algo se atascó en la impresora",
  brokenText:
    "La página no se pudo mostrar. No es culpa tuya y tu carrito sigue guardado. Vuelve a intentarlo en unos segundos.",
  awayEyebrow: "Pausa breve",
  awayTitle: "La tienda no responde",
  awayText:
    "Puede que estemos poniendo algo a punto. Inténtalo otra vez en unos segundos; tu carrito sigue guardado.",
  offlineEyebrow: "Sin conexión",
  offlineTitle: "No hay internet por aquí",
  offlineText:
    "Revisa el wifi o los datos de tu teléfono. Esta página se abrirá sola cuando vuelva la señal; tu carrito sigue guardado.",
  retryPage: "Reintentar",
  goHome: "Ir al inicio",

  slow: "Esto tarda más de lo normal.",
  slowRetry: "Reintentar",
  needsScript:
    "Esta parte de la tienda necesita JavaScript y tu navegador lo tiene desactivado. Actívalo y recarga la página. El catálogo se puede ver sin él.",

  storage:
    "Tu navegador no deja guardar datos de esta tienda. Puedes comprar igual, pero tu carrito y tu sesión se pierden al recargar o salir de la página.",
  storageSeen: "Entendido",
} as const;
