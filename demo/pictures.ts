import type { Shot } from "./studio/studio.ts";
import { SUBJECTS } from "./subjects.ts";

export type Picture = { name: string; subject: string; shot: Shot };

/** The featured pieces also get a view close enough to count their layers. */
const MACROS: Record<string, NonNullable<Shot["macro"]>> = {
  "pudu-del-bosque": { height: 66, zoom: 4, x: -12 },
  planetario: { height: 52, zoom: 3.4, x: 4 },
  "placa-nombre": { height: 22, zoom: 3, x: -14 },
  "torre-de-dados": { height: 84, zoom: 3.4, x: 10 },
  lampara: { height: 76, zoom: 3.6, x: -6 },
  volcan: { height: 38, zoom: 3.2, x: 0 },
};

/** Every picture of the demo, in the order of the subjects. */
export const PICTURES: Picture[] = Object.entries(SUBJECTS).flatMap(([subject, options]) => {
  const yaw = options.yaw ?? -38;
  const other: Shot = options.close
    ? { yaw, macro: options.close }
    : { yaw: options.other ?? yaw + 150 };
  const pictures: Picture[] = [
    { name: `${subject}-a`, subject, shot: { yaw } },
    { name: `${subject}-b`, subject, shot: other },
  ];
  const macro = MACROS[subject];
  if (macro) pictures.push({ name: `${subject}-c`, subject, shot: { yaw, macro } });
  return pictures;
});
