/** Shape of a pedido's direccion. */
export const frozenDireccion = {
  alias: "Casa",
  calle_numero: "Avenida Alemania 4321",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
  nota: "",
};

export const direccionInput = { ...frozenDireccion, recibe: "", telefono: "" };
