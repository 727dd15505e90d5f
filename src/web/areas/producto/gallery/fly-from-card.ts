import type { OpenedCard } from "#web/areas/catalogo/opened-card.ts";

const durationMs = 260;

/**
 * Draws a picture, whose origin is its corner, on its way from the pressed card; the page's own goes on where the preview's
 * was. The page is about to be scrolled to its top.
 */
export function flyFromCard(picture: Element | null, card: OpenedCard): void {
  if (!picture || !card.box || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { left, top, width } = card.box;
  const to = picture.getBoundingClientRect();
  const move = `translate(${left - to.left}px,${top - to.top - window.scrollY}px)`;
  const timing = { duration: durationMs, easing: "ease-out" };
  const animation = picture.animate(
    { transform: [`${move} scale(${width / to.width})`, "none"] },
    timing,
  );
  card.flownAt ??= document.timeline.currentTime;
  animation.startTime = card.flownAt;
}
