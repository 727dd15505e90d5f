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
      "Tienes razón en avisar: las medidas están en la ficha de impresión. Si prefieres cambiarlo, escríbenos.",
    tarda: 5,
  },
  {
    sku: "PRO-006",
    autor: "Nicolás W.",
    texto: "Sentimos el mal rato. Te escribimos por correo para buscarle otra medida.",
    tarda: 4,
  },
  {
    sku: "REG-006",
    autor: "Claudio S.",
    texto: "Gracias por contarnos. Ya te enviamos una estrella nueva.",
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
    texto: "Gracias, Eduardo. La pantalla sola toma unas 14 horas: nos alegra que se note.",
    tarda: 30,
  },
  {
    sku: "REG-001",
    autor: "Pía S.",
    texto: "Gracias por la paciencia, Pía.",
    tarda: 7,
  },
  {
    sku: "GAM-005",
    autor: "Simón E.",
    texto: "Gracias, Simón. Desde ahora les redondeamos la punta a las espinas.",
    tarda: 18,
  },
];

/** Not shown in the shop: the owner hid it. `hace` in days. */
export const hiddenOpinion = {
  sku: "FIG-006",
  autor: "Ulises B.",
  calificacion: 1,
  comentario:
    "Vendo impresoras usadas y filamento barato, llámenme al número de mi perfil. Precios de remate.",
  hace: 8,
} as const;
