export const aboutCopy = {
  title: "Nosotros",
  description:
    "Por qué imprimimos en 3D en Chile: nuestra misión, la calidad de cada capa y la comunidad que nos acompaña.",
  rangeAlt:
    "Cordillera impresa en 3D: las capas cambian de obsidiana a cobre y terminan en cumbres blancas.",
  missionTitle: "Nuestra misión",
  mission:
    "Que cualquier persona en Chile pueda tener en sus manos la pieza que imagina: bien diseñada, bien impresa y a un precio justo.",
  missionMore:
    "Diseñamos nuestros propios modelos, los imprimimos por encargo o en series cortas y revisamos cada pieza antes de embalarla. Una impresión es una pila de capas, igual que la cordillera: de ahí sale nuestro nombre.",
  reasonsTitle: "Tres razones para elegirnos",
  reasons: [
    {
      title: "Calidad",
      text: "Material conocido, capas parejas y terminación a mano. Si una pieza no nos convence, se vuelve a imprimir.",
    },
    {
      title: "Innovación constante",
      text: "Probamos materiales, boquillas y formas nuevas todo el año. Lo que funciona llega a la tienda.",
    },
    {
      title: "Comunidad y soporte",
      text: "Te acompañamos antes y después de la compra, y aprendemos de lo que ustedes imprimen y nos piden.",
    },
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
