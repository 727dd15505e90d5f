import { useBrokenPicture } from "#web/ui/content/use-broken-picture.ts";
import { aboutCopy } from "./about.copy.ts";
import avif640 from "./pictures/cordillera-640.avif";
import webp640 from "./pictures/cordillera-640.webp";
import avif1000 from "./pictures/cordillera-1000.avif";
import webp1000 from "./pictures/cordillera-1000.webp";
import avif1600 from "./pictures/cordillera-1600.avif";
import webp1600 from "./pictures/cordillera-1600.webp";

const sizes = "(min-width: 100rem) 88rem, 100vw";

/** The cordillera as a print; nothing when it cannot load, since its box would cut the text. */
export function RangePicture() {
  const { isBroken, watch } = useBrokenPicture(webp1000);
  if (isBroken) return null;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${avif640} 640w, ${avif1000} 1000w, ${avif1600} 1600w`}
        sizes={sizes}
      />
      <img
        ref={watch}
        src={webp1000}
        srcSet={`${webp640} 640w, ${webp1000} 1000w, ${webp1600} 1600w`}
        sizes={sizes}
        alt={aboutCopy.rangeAlt}
        width={1600}
        height={600}
        fetchPriority="high"
        className="mx-auto h-auto [mask-composite:intersect] [mask-image:linear-gradient(to_right,transparent,black_5%,black_96%,transparent),linear-gradient(black_84%,transparent)] w-[118%] max-w-none max-sm:-ml-[9%] sm:w-full lg:max-w-page"
      />
    </picture>
  );
}
