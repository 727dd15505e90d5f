import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Gives a card's picture and the main one of its page the same name, so that one grows into the
 * other. By script, because the policy forbids inline styles in HTML, and for one card only: a list
 * whose cards follow the transition is drawn three times for it.
 */
export function PictureTransition() {
  const { key, pathname } = useLocation();
  const left = useRef(pathname);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest("main article") : null;
      nameCard(card, pressed?.querySelector<HTMLElement>("[data-card-picture]"));
    };
    // Before the router, which may start the transition at once.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another picture
  useLayoutEffect(() => {
    const id = /^\/producto\/(?<id>\d+)(?:-|$)/.exec(left.current)?.groups?.id;
    left.current = pathname;
    const main = document.querySelector<HTMLElement>("[data-producto-picture]");
    if (main) name(main, main.dataset.productoPicture);
    else if (id) nameCard(card, document.querySelector(`[data-card-picture="${id}"]`));
  }, [key]);
  return null;
}

function nameCard(
  card: { current: HTMLElement | null },
  picture: HTMLElement | null | undefined,
): void {
  if (!picture) return;
  card.current?.style.removeProperty("view-transition-name");
  card.current = picture;
  name(picture, picture.dataset.cardPicture);
}

function name(picture: HTMLElement, id: string | undefined): void {
  picture.style.setProperty("view-transition-name", `producto-${id}`);
}
