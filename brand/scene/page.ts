import { photograph, type Quality } from "./photograph.ts";
import { type SceneName, scenes } from "./scenes.ts";

/** The page's API for render.ts. */
export type BrandWindow = { takePicture: typeof takePicture };

const canvas = document.createElement("canvas");

/** Answers the PNG as a data URL. */
async function takePicture(name: SceneName, quality: Quality): Promise<string> {
  photograph(canvas, scenes[name](), quality);
  return canvas.toDataURL("image/png");
}

Object.assign(window, { takePicture } satisfies BrandWindow);
