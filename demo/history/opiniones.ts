/** The shop's answers, by sku and author as the catalogue names them; `tarda` in hours. */
export type PastRespuesta = { sku: string; autor: string; texto: string; tarda: number };

export const pastRespuestas: readonly PastRespuesta[] = [
  {
    sku: "FIG-001",
    autor: "Javiera P.",
    texto: "Gracias, Javiera. Desde este mes la base lleva un 15 % más de relleno.",
    tarda: 20,
  },
  {
    sku: "FIG-001",
    autor: "Matías S.",
    texto: "¡Qué buena vecindad para un pudú! Saludos a tu mamá y a Valdivia.",
    tarda: 9,
  },
  {
    sku: "FIG-004",
    autor: "Camila N.",
    texto:
      "Tienes razón en avisar. Pusimos el alto en la primera línea y un dibujo a escala. Si prefieres cambiarlo, escríbenos.",
    tarda: 5,
  },
  {
    sku: "PRO-006",
    autor: "Nicolás W.",
    texto:
      "Sentimos el mal rato. La imprimimos en otras medidas por el mismo precio hasta 140 mm: te escribimos por correo.",
    tarda: 4,
  },
  {
    sku: "REG-006",
    autor: "Claudio S.",
    texto: "Gracias por contarnos. Ya le mandamos una estrella nueva y ahora van pegadas.",
    tarda: 26,
  },
  {
    sku: "DEC-005",
    autor: "Gladys M.",
    texto: "La flor va a presión para que se pueda cambiar; una gota de cola fría la deja fija.",
    tarda: 11,
  },
  {
    sku: "GAM-001",
    autor: "Josefa L.",
    texto: "¡Gracias, Josefa! Que la torre traiga puros veintes.",
    tarda: 14,
  },
  {
    sku: "DEC-003",
    autor: "Eduardo C.",
    texto: "Gracias, Eduardo. Son 31 horas de impresión: nos alegra que se noten.",
    tarda: 30,
  },
  {
    sku: "REG-001",
    autor: "Pía S.",
    texto: "Gracias por la paciencia, Pía. Sumamos una máquina para que no vuelva a pasar.",
    tarda: 7,
  },
  {
    sku: "GAM-005",
    autor: "Simón E.",
    texto: "Gracias, Simón. Desde ahora les redondeamos la punta a las espinas.",
    tarda: 18,
  },
];

/** Nobody reads it in the shop: the owner hid it. `hace` in days. */
export const hiddenOpinion = {
  sku: "FIG-006",
  autor: "Ulises B.",
  calificacion: 1,
  comentario:
    "Vendo impresoras usadas y filamento barato, llámenme al número de mi perfil. Precios de remate.",
  hace: 8,
} as const;
