import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageAnswers } from "#web/app/api/page-answers.ts";
import { prefetchPage } from "#web/areas/catalogo/prefetch.ts";
import { whenIdle } from "./when-idle.ts";

/** A shorter hover is no intent. */
const dwellMs = 65;
const firstCards = 6;

/**
 * Prefetches the data of a hovered or focused link, and of the first cards in view when idle. The
 * router's prefetch loads scripts; its data format is not the one these pages read.
 */
export function DataPrefetch() {
  const { pathname, search } = useLocation();
  useEffect(followIntent, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters show other cards
  useEffect(() => {
    // An administrator's changes must show at once.
    if (pathname.startsWith("/admin")) return pageAnswers.clear();
    return whenIdle(prefetchCardsInView);
  }, [pathname, search]);
  return null;
}

function followIntent(): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onHint = ({ target }: Event) => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (link && !isSparing()) timer = setTimeout(() => prefetchLink(link), dwellMs);
  };
  document.addEventListener("pointerover", onHint, options);
  document.addEventListener("focusin", onHint, options);
  document.addEventListener("pointerdown", ({ target }) => prefetchLink(linkOf(target)), options);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

function prefetchCardsInView(): void {
  if (isSparing()) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a[href^="/producto/"]');
  const isInView = (link: HTMLAnchorElement) => {
    const { top, bottom } = (link.closest("article") ?? link).getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  for (const link of [...links].filter(isInView).slice(0, firstCards)) prefetchLink(link);
}

function prefetchLink(link: HTMLAnchorElement | null): void {
  if (link && link.origin === location.origin) prefetchPage(new URL(link.href));
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** With data saving or a slow network only a press prefetches. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "");
}
