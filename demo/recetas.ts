import type { RecetaGramos } from "../src/contract/schemas/recetas.ts";

export type DemoReceta = {
  /** Productos that are printed alike. */
  skus: string[];
  minutos: number;
  por_placa: number;
  notas: string;
  gramos: RecetaGramos[];
  archivo?: { nombre: string; bytes: Buffer };
};

const chosen = (clave: string, gramos: number): RecetaGramos => ({ de: "campo", clave, gramos });
/** In the color of the variante. */
const own = (gramos: number): RecetaGramos[] => [{ de: "eje", clave: "Color", gramos }];

export const demoRecetas: readonly DemoReceta[] = [
  {
    ...{ skus: ["REG-001"], minutos: 190, por_placa: 2 },
    notas: "Primero la base. Pausa en la capa 16 para cambiar al color de las letras.",
    gramos: [chosen("base", 64), chosen("letras", 22)],
    archivo: { nombre: "placa-base-160x45.stl", bytes: boxStl([160, 45, 3]) },
  },
  {
    ...{ skus: ["REG-002"], minutos: 35, por_placa: 12 },
    notas: "Pausa en la capa 8 para cambiar al color de la letra.",
    gramos: [chosen("fondo", 9), chosen("letra", 3)],
    archivo: { nombre: "llavero-base.gcode", bytes: ringGcode({ diameter: 38, layers: 8 }) },
  },
  {
    ...{ skus: ["REG-006"], minutos: 75, por_placa: 4, notas: "" },
    gramos: [chosen("numeros", 34)],
  },
  {
    ...{ skus: ["REG-010"], minutos: 240, por_placa: 2 },
    notas: "PETG: cama a 80 °C y puerta cerrada.",
    gramos: [chosen("color", 118)],
  },
  {
    skus: ["REG-005", "REG-005-CIE", "REG-005-HUE"],
    ...{ minutos: 410, por_placa: 2, notas: "", gramos: own(132) },
  },
  {
    skus: ["DEC-001", "DEC-001-LAP", "DEC-001-ARA", "DEC-001-HUE"],
    ...{ minutos: 520, por_placa: 1, notas: "Modo florero, boquilla de 0,6.", gramos: own(164) },
  },
  {
    skus: ["DEC-004", "DEC-004-HUE"],
    ...{ minutos: 380, por_placa: 2, notas: "", gramos: own(188) },
  },
  {
    skus: ["DEC-004-ARC-G", "DEC-004-HUE-G", "DEC-004-PIZ-G"],
    ...{ minutos: 790, por_placa: 1, notas: "Boquilla de 0,6.", gramos: own(430) },
  },
];

type Point = readonly [x: number, y: number, z: number];

/** A box of these millimetres, as a binary STL of twelve facets. */
function boxStl([width, depth, height]: Point): Buffer {
  const corner = (bits: number): Point => [
    bits & 1 ? width : 0,
    bits & 2 ? depth : 0,
    bits & 4 ? height : 0,
  ];
  const sides = ["0231", "4576", "0154", "2673", "0462", "1375"];
  const facets = sides.flatMap((side) => {
    const [a = 0, b = 0, c = 0, d = 0] = [...side].map(Number);
    return [
      [a, b, c],
      [a, c, d],
    ];
  });
  const bytes = Buffer.alloc(84 + 50 * facets.length);
  bytes.write("placa base, mm");
  bytes.writeUInt32LE(facets.length, 80);
  for (const [place, corners] of facets.entries()) {
    for (const [at, value] of corners.flatMap(corner).entries()) {
      // The normal stays zero: programmes compute it.
      bytes.writeFloatLE(value, 84 + 50 * place + 12 + 4 * at);
    }
  }
  return bytes;
}

/** A disc's outline, layer by layer. */
function ringGcode({ diameter, layers }: { diameter: number; layers: number }): Buffer {
  const lines = ["; Llavero con inicial, base", "M140 S60", "M104 S210", "G28", "G90", "M83"];
  const sides = 24;
  for (let layer = 1; layer <= layers; layer++) {
    lines.push(`;LAYER:${layer}`, `G1 Z${(layer * 0.2).toFixed(2)} F600`);
    for (let side = 0; side <= sides; side++) {
      const angle = (2 * Math.PI * side) / sides;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((it) => 110 + (it * diameter) / 2);
      lines.push(`G1 X${x?.toFixed(2)} Y${y?.toFixed(2)} E0.16 F1800`);
    }
  }
  lines.push("M104 S0", "M140 S0", "M84", "");
  return Buffer.from(lines.join("\n"));
}
