export const direccionInput = {
  alias: "Casa",
  calle_numero: "Avenida Alemania 4321",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
  nota: "",
};
