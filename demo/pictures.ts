import type { Shot } from "./studio/studio.ts";
import { type Subject, subjects } from "./subjects.ts";

export type Picture = { name: string; subject: string; shot: Shot };

const pictureLetters = "abcdef";

/** In the order of the subjects: cover first, macro last. */
export const demoPictures: Picture[] = Object.entries(subjects).flatMap(([subject, options]) =>
  shotsOf(options).map((shot, index) => ({
    name: `${subject}-${pictureLetters[index]}`,
    subject,
    shot,
  })),
);

function shotsOf({ yaw = -38, views, macro }: Subject): Shot[] {
  const others = (views ?? [yaw + 150]).map((view) =>
    typeof view === "number" ? { yaw: view } : { yaw: view.yaw ?? yaw, macro: view },
  );
  const shots: Shot[] = [{ yaw }, ...others];
  if (macro) shots.push({ yaw: macro.yaw ?? yaw, macro: { zoom: 3.4, ...macro } });
  return shots;
}
