import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * Names the main picture of a piece for the view transition, so that a card's picture grows into it
 * and shrinks back. By script: the pages' security policy forbids inline styles in the markup.
 */
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
