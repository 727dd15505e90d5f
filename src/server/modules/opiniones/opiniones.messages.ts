/** What the owner reads after working on opiniones, and how the trail names it. */
export const opinionesMessages = {
  saved: "¡Gracias! Tu opinión quedó guardada.",
  hidden: "Opinión oculta.",
  shown: "Opinión visible.",
  answered: "Respuesta publicada.",
  answerRemoved: "Respuesta quitada.",
  acts: {
    oculto: "Ocultó la opinión",
    mostro: "Mostró la opinión",
    respondio: "Respondió la opinión",
    cambioRespuesta: "Cambió la respuesta de la opinión",
    quitoRespuesta: "Quitó la respuesta de la opinión",
  },
} as const;
