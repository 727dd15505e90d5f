export const opinionesMessages = {
  hidden: "Opinión oculta.",
  shown: "Opinión visible.",
  answered: "Respuesta publicada.",
  answerRemoved: "Respuesta quitada.",
  acts: {
    hidden: "Ocultó la opinión",
    shown: "Mostró la opinión",
    answered: "Respondió la opinión",
    answerChanged: "Cambió la respuesta de la opinión",
    answerRemoved: "Quitó la respuesta de la opinión",
  },
} as const;
