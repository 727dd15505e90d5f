import { type Filament, type Model, type Part, printSdf } from "../solids/part.ts";
import { box, type Sdf, union } from "../solids/sdf.ts";
import { cut, move } from "../solids/sdf-ops.ts";
import { easel } from "./easel.ts";

export const keycapTray: Model<{ tray: Filament; caps: readonly Filament[] }> = ({
  tray,
  caps,
}) => {
  const columns = 6;
  const rows = 4;
  const pitch = 20;
  const x0 = (-(columns - 1) * pitch) / 2;
  const frame = box([0, 44, 0], [columns * 10 + 6, rows * 10 + 5, 5], 3);
  const pockets = Array.from({ length: columns * rows }, (_, i) =>
    box(
      [x0 + (i % columns) * pitch, 44 + 30 - Math.floor(i / columns) * pitch, 6],
      [9.3, 9.3, 7],
      1.6,
    ),
  );
  const parts: Part[] = [
    printSdf(cut(frame, union(...pockets), 0.5), tray, { detail: 200, layers: "z" }),
  ];
  const byColour = new Map<Filament, Sdf[]>();
  for (let i = 0; i < columns * rows; i += 1) {
    if (i === 9 || i === 16 || i === 23) continue;
    const row = Math.floor(i / columns);
    const filament = caps[(i * 3 + row * 2 + (i % 4)) % caps.length] as Filament;
    const list = byColour.get(filament) ?? [];
    list.push(move(keycap(), [x0 + (i % columns) * pitch, 74 - row * pitch, 1]));
    byColour.set(filament, list);
  }
  for (const [filament, list] of byColour)
    parts.push(printSdf(union(...list), filament, { detail: 210, layers: "z" }));
  return easel(parts, { width: 70, depth: 10, filament: "pizarra" });
};

function keycap(): Sdf {
  const slant = (x: number, y: number, z: number) => {
    const grow = 8.8 - Math.max(0, z) * 0.26;
    const qx = Math.abs(x) - grow + 2;
    const qy = Math.abs(y) - grow + 2;
    const side = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - 2;
    const top = z - 10.6 - 0.018 * (x * x);
    const k = 1.6;
    const h = Math.max(k - Math.abs(side - top), 0) / k;
    return Math.max(side, top, -z) * 0.9 + h * h * k * 0.22;
  };
  return { at: slant, min: [-9, -9, -0.5] as const, max: [9, 9, 12.5] as const };
}
