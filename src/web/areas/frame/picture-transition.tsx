import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** By script: the policy forbids inline styles in HTML. */
export function PictureTransition() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another picture
  useLayoutEffect(() => {
    const picture = document.querySelector<HTMLElement>("[data-producto-picture]");
    picture?.style.setProperty(
      "view-transition-name",
      `producto-${picture.dataset.productoPicture}`,
    );
  }, [key]);
  return null;
}
