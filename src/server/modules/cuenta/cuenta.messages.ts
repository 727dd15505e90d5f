export const cuentaMessages = {
  nombreChanged: "Guardamos tu nombre.",
  deleted: "Borramos tu cuenta. Gracias por haber pasado por aquí.",
  opinionSaved: "¡Gracias! Tu opinión quedó guardada.",
  datosRequested:
    "Si compraste sin cuenta con ese correo, te enviamos un enlace para ver o borrar tus datos.",
  datosDeleted: "Borramos tus datos. Tus pedidos quedan sin tu nombre.",
  personaUnknown:
    "Nadie con ese correo tiene una cuenta, compró sin cuenta, escribió, hizo una solicitud o espera un aviso.",
  invitadoUndelivered:
    "Tienes un pedido pagado que aún no recibes. Podrás borrar tus datos cuando esté entregado.",
  undelivered:
    "Tienes un pedido pagado que aún no recibes. Podrás borrar tu cuenta cuando esté entregado.",
} as const;
