export const demoCopy = {
  title: "Cómo probar la tienda",
  lead: "Nada de esto cobra ni envía nada. Todo queda en este equipo.",
  enterTitle: "Entra con un toque",
  entries: {
    cliente: {
      label: "Entrar como clienta",
      text: "Camila Soto: tres pedidos hechos, una dirección guardada y el carrito vacío.",
    },
    admin: {
      label: "Entrar como dueña",
      text: "Un mes de pedidos por preparar, mensajes, opiniones y pagos.",
    },
  },
  failed: "No pudimos entrar. Prueba con la contraseña que muestra la consola de la demostración.",
  cardTitle: "Paga con la tarjeta de prueba",
  card: ({ number, cvv }: { number: string; cvv: string }) =>
    `${number}, CVV ${cvv} y cualquier fecha futura.`,
  bank: ({ rut, password }: { rut: string; password: string }) =>
    `El banco pide RUT ${rut} y clave ${password}.`,
  mailTitle: "Lee los correos",
  mailText: "Los correos de la tienda no salen a internet: llegan a una casilla de este equipo.",
  mailLink: "Ver el correo de la demostración",
  adminTitle: "Mira la administración",
  adminText: "Pide la cuenta de la dueña.",
  adminLink: "Ir a la administración",
  nothing:
    "Esta demostración no dice con qué probarla. Las cuentas están en la consola donde se inició.",
} as const;
