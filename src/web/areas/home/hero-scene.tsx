import headAvif from "./pictures/hero-cabezal-240.avif";
import headWebp from "./pictures/hero-cabezal-240.webp";
import doneAvif640 from "./pictures/hero-lista-640.avif";
import doneWebp640 from "./pictures/hero-lista-640.webp";
import doneAvif1000 from "./pictures/hero-lista-1000.avif";
import doneWebp1000 from "./pictures/hero-lista-1000.webp";
import doneAvif1400 from "./pictures/hero-lista-1400.avif";
import doneWebp1400 from "./pictures/hero-lista-1400.webp";
import halfAvif640 from "./pictures/hero-media-640.avif";
import halfWebp640 from "./pictures/hero-media-640.webp";
import halfAvif1000 from "./pictures/hero-media-1000.avif";
import halfWebp1000 from "./pictures/hero-media-1000.webp";
import halfAvif1400 from "./pictures/hero-media-1400.avif";
import halfWebp1400 from "./pictures/hero-media-1400.webp";

type Files = readonly (readonly [url: string, width: number])[];
type View = { avif: Files; webp: Files };

const half: View = {
  avif: [
    [halfAvif640, 640],
    [halfAvif1000, 1000],
    [halfAvif1400, 1400],
  ],
  webp: [
    [halfWebp640, 640],
    [halfWebp1000, 1000],
    [halfWebp1400, 1400],
  ],
};

const done: View = {
  avif: [
    [doneAvif640, 640],
    [doneAvif1000, 1000],
    [doneAvif1400, 1400],
  ],
  webp: [
    [doneWebp640, 640],
    [doneWebp1000, 1000],
    [doneWebp1400, 1400],
  ],
};

/**
 * Half printed at first, then finished. Both pictures are from one camera (brand/scene/scenes.ts).
 */
export function HeroScene() {
  return (
    <div data-scene className="relative aspect-[8/7]">
      <ScenePicture view={half} isFirst />
      <ScenePicture view={done} className="animate-print" />
      <picture>
        <source type="image/avif" srcSet={headAvif} />
        <img
          src={headWebp}
          alt=""
          width={123}
          height={440}
          className="absolute top-0 left-[43.36%] w-[8.79%] animate-lift"
        />
      </picture>
    </div>
  );
}

/** Phones take the file of 640 px: a larger one shows a sixth of a second later on a slow line. */
const sizes = "(min-width: 102rem) 56rem, (min-width: 64rem) 55vw, (min-width: 40rem) 100vw, 84vw";

/** The first and largest picture of the page. */
export const firstScene = { srcSet: srcset(half.avif), sizes };

type SceneProps = { view: View; isFirst?: boolean; className?: string };

function ScenePicture({ view, isFirst = false, className = "" }: SceneProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcset(view.avif)} sizes={sizes} />
      <img
        src={view.webp[1]?.[0]}
        srcSet={srcset(view.webp)}
        sizes={sizes}
        alt=""
        width={1400}
        height={1225}
        fetchPriority={isFirst ? "high" : "auto"}
        className={`absolute inset-0 size-full ${className}`}
      />
    </picture>
  );
}

function srcset(files: Files): string {
  return files.map(([url, width]) => `${url} ${width}w`).join(", ");
}
