import type { Part } from "../solids/part.ts";
import { type PictureName, subjects } from "../subjects.ts";
import { photograph, type Quality, type Shot } from "./studio.ts";

/** The page's API for render.ts. */
export type StudioWindow = { takePicture: typeof takePicture };

const canvas = document.createElement("canvas");
let built: { name: string; parts: Part[] } = { name: "", parts: [] };

/** Answers the PNG as a data URL. */
async function takePicture(name: PictureName, shot: Shot, quality: Quality): Promise<string> {
  const build = subjects[name];
  if (!build) throw new Error(`Unknown subject ${name}`);
  if (built.name !== name) built = { name, parts: build.model() };
  photograph(canvas, built.parts, shot, quality);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas gave no picture");
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

Object.assign(window, { takePicture } satisfies StudioWindow);
