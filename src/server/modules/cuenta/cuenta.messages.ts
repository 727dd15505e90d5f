export const cuentaMessages = {
  nombreChanged: "Guardamos tu nombre.",
  deleted: "Borramos tu cuenta. Gracias por haber pasado por aquí.",
  opinionSaved: "¡Gracias! Tu opinión quedó guardada.",
  undelivered:
    "Tienes un pedido pagado que aún no recibes. Podrás borrar tu cuenta cuando esté entregado.",
} as const;
