export const demoStripCopy = {
  notice: "Aviso",
  /** Without the middle on a phone, where it would take a second line. */
  text: ["Demostración: no se cobra", " ni se envía", " nada."],
  howToTry: "Cómo probar",
} as const;
