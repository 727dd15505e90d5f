import { useCallback, useState } from "react";

/** Also true when the picture failed before hydration. */
export function useBrokenPicture(path: string | undefined) {
  const [brokenPath, setBrokenPath] = useState<string | null>(null);
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || path === undefined) return;
      const give = () => setBrokenPath(path);
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") give();
      image.addEventListener("error", give);
      return () => image.removeEventListener("error", give);
    },
    [path],
  );
  return { isBroken: path !== undefined && brokenPath === path, watch };
}
