import type { MetaDescriptor } from "react-router";

type PreloadSource = { srcSet: string; sizes: string };

/**
 * For the largest picture in view: a browser asks for it before it has read the styles. AVIF only;
 * a browser without it takes the WebP that the page names.
 */
export function picturePreload({ srcSet, sizes }: PreloadSource): MetaDescriptor {
  return {
    tagName: "link",
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: "high",
  };
}
