export const guestCopy = {
  title: "Comprar sin cuenta",
  heading: "Finaliza tu compra",
  lead: "Sin cuenta ni contraseña: dinos quién eres y a dónde va.",
} as const;
