/** Parts of a folder in order: each imports only from groups to its left. */
export type Layers = {
  rule: string;
  folder: string;
  groups: readonly (readonly string[])[];
};

/** The server's modules, as in docs/arquitectura.md "Modules". */
export const moduleLayers: Layers = {
  rule: "module-order",
  folder: "src/server/modules",
  groups: [
    ["catalogo", "acceso", "contacto"],
    ["privacidad"],
    ["ajustes", "direcciones", "despacho", "carrito", "opiniones", "avisos", "terminos"],
    ["pedidos"],
    ["taller"],
    ["pagos"],
    ["devoluciones"],
    ["administracion", "cuenta"],
  ],
};

/** The web's areas, as in docs/arquitectura.md "Areas of the web". */
export const webLayers: Layers = {
  rule: "web-order",
  folder: "src/web",
  groups: [
    ["app"],
    ["ui"],
    ["forms"],
    ["areas/acceso"],
    ["areas/catalogo", "areas/contacto", "areas/texts"],
    ["areas/direcciones"],
    ["areas/carrito", "areas/opiniones"],
    ["areas/producto"],
    ["areas/home", "areas/pedidos"],
    ["areas/checkout"],
    ["areas/cuenta"],
    ["areas/frame"],
    ["areas/admin"],
    ["routes"],
  ],
};

/** Drawn like the map: `a` · `b` ‹ `c`. */
export function drawLayers({ groups }: Layers): string {
  const nameOf = (part: string) => `\`${part.replace("areas/", "")}\``;
  return groups.map((group) => group.map(nameOf).join(" · ")).join(" ‹ ");
}
