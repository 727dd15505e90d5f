export const aboutCopy = {
  title: "Nosotros",
  description:
    "Por qué imprimimos en 3D en Chile: nuestra misión, la calidad de cada capa y la comunidad que nos acompaña.",
  rangeAlt:
    "Cordillera impresa en 3D: las capas cambian de obsidiana a cobre y terminan en cumbres blancas.",
  missionTitle: "Nuestra misión",
  reasonsTitle: "Tres razones para elegirnos",
  reasons: [
    { title: "Calidad", texto: "razon_calidad" },
    { title: "Innovación constante", texto: "razon_innovacion" },
    { title: "Comunidad y soporte", texto: "razon_comunidad" },
  ],
  whoTitle: "Quién vende",
  sellerName: "Razón social",
  rut: "RUT",
  representante: "Representante legal",
  direccion: "Dirección",
  telefono: "Teléfono",
  email: "Correo",
  horario: "Horario",
  demo: "Esta es una tienda de demostración: los datos de arriba son de ejemplo y no se vende nada.",
  contact: "Escríbenos",
  questions: "Preguntas frecuentes",
  shop: "Ver la tienda",
} as const;
