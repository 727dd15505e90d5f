export const guestCopy = {
  title: "Comprar sin cuenta",
  lead: "Sin cuenta ni contraseña: dinos quién eres y a dónde va.",
} as const;
