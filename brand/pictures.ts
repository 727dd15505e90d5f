import type { SceneName } from "./scene/scenes.ts";

export type BrandPicture = {
  name: SceneName;
  /** The folder of the page that shows it. */
  folder: string;
  width: number;
  height: number;
  samples: number;
  widths: readonly number[];
  /** Cropped to its opaque part. */
  isTrimmed?: boolean;
};

const homeFolder = "src/web/areas/home/pictures";
const hero = {
  folder: homeFolder,
  width: 1400,
  height: 1225,
  samples: 40,
  widths: [640, 1000, 1400],
};

export const pictures: readonly BrandPicture[] = [
  { ...hero, name: "hero-cabezal", samples: 20, widths: [240], isTrimmed: true },
  { ...hero, name: "hero-lista" },
  { ...hero, name: "hero-media" },
  {
    name: "capas-cerca",
    folder: homeFolder,
    width: 1200,
    height: 1200,
    samples: 40,
    widths: [640, 1200],
  },
  {
    name: "cordillera",
    folder: "src/web/areas/texts/pictures",
    width: 1600,
    height: 600,
    samples: 24,
    widths: [640, 1000, 1600],
  },
];
