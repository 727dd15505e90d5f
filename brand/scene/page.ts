import { photograph, type Quality } from "./photograph.ts";
import { type SceneName, scenes } from "./scenes.ts";

/** What the page offers to render.ts. */
export type BrandWindow = { takePicture: typeof takePicture };

const canvas = document.createElement("canvas");

/** Builds a scene, photographs it and answers the PNG as a data address. */
async function takePicture(name: SceneName, quality: Quality): Promise<string> {
  photograph(canvas, scenes[name](), quality);
  return canvas.toDataURL("image/png");
}

Object.assign(window, { takePicture } satisfies BrandWindow);
