export const meantEmailCopy = {
  meant: (email: string) => `¿Quisiste decir ${email}?`,
  take: "Sí, corregir",
};
