/** Apart: they come with the fields, after the page. */
export const guestFieldsCopy = {
  haveAccount: "¿Tienes una cuenta?",
  enter: "Entra",
  contact: "Quién compra",
  nombre: "Nombre completo",
  email: "Correo electrónico",
  emailHint: "Ahí te llegan el comprobante y el enlace para seguir tu pedido.",
  telefono: "Teléfono",
  telefonoHint: "Para que el transportista pueda avisar. Nueve dígitos, como 9 8765 4321.",
  place: "A dónde va",
  nota: "Indicaciones para el despacho",
} as const;
