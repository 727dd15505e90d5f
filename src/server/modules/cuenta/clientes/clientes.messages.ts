export const clientesMessages = {
  notFound: "No encontramos a esa persona: puede que sus datos ya estén borrados.",
  correoDiffers: "Ese no es el correo de esta persona. Escríbelo igual para confirmar.",
  adminStays: "Esta persona administra la tienda. Quítala primero de la administración, en Equipo.",
  undelivered:
    "Tiene un pedido pagado que aún no recibe. Podrás borrar sus datos cuando esté entregado.",
  paying: "Hay un pago suyo que aún no se resuelve. Inténtalo de nuevo en unos minutos.",
  erasedCuenta: "La cuenta y sus datos están borrados; un último correo se lo cuenta a la persona.",
  erasedInvitado: "No tenía cuenta: sus compras, mensajes y avisos están borrados. Respóndele tú.",
  acts: { exported: "Descargó los datos de una persona", erased: "Borró los datos de una persona" },
} as const;
