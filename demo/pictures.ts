import type { Shot } from "./studio/studio.ts";
import { SUBJECTS, type Subject } from "./subjects.ts";

export type Picture = { name: string; subject: string; shot: Shot };

const LETTERS = "abcdef";

/** Every picture of the demo, in the order of the subjects: the cover first, a macro last. */
export const PICTURES: Picture[] = Object.entries(SUBJECTS).flatMap(([subject, options]) =>
  shotsOf(options).map((shot, index) => ({ name: `${subject}-${LETTERS[index]}`, subject, shot })),
);

function shotsOf({ yaw = -38, views, macro }: Subject): Shot[] {
  const others = (views ?? [yaw + 150]).map((view) =>
    typeof view === "number" ? { yaw: view } : { yaw: view.yaw ?? yaw, macro: view },
  );
  const shots: Shot[] = [{ yaw }, ...others];
  if (macro) shots.push({ yaw: macro.yaw ?? yaw, macro: { zoom: 3.4, ...macro } });
  return shots;
}
