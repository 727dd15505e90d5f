import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { uiCopy } from "#web/ui/ui.copy.ts";

/** Focuses the heading, so that it is read aloud. */
export function RouteFocus() {
  const location = useLocation();
  const page = pageOf(location);
  const shownPage = useRef(page);
  const shownSearch = useRef(location.search);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // A choice between the forms of one thing stands still while they change.
    if (document.activeElement?.matches("[data-keeps-focus][aria-current]")) return;
    return followHeading();
  }, [page]);
  useEffect(() => {
    if (shownSearch.current === location.search) return;
    shownSearch.current = location.search;
    keepFocus();
  }, [location.search]);
  const pagina = Number(useQueryParam("pagina"));
  return (
    // Within a list the focus stays and the page number is announced.
    <p aria-live="polite" className="sr-only">
      {pagina > 0 && uiCopy.page(pagina)}
    </p>
  );
}

/** A query filters a page, but `?pedido` names another one. */
function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get("pedido") ?? ""}`;
}

/** And the heading that replaces it when data arrives, unless the focus moved on. */
function followHeading(): () => void {
  const main = document.querySelector("main");
  if (!main) return () => {};
  let focused = focusOn(headingIn(main) ?? main);
  const observer = new MutationObserver(() => {
    const heading = headingIn(main);
    const isIdle = [document.body, main].includes(document.activeElement as HTMLElement);
    if (heading && heading !== focused && isIdle) focused = focusOn(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The pressed link may have been removed. */
function keepFocus(): void {
  const main = document.querySelector("main");
  if (main && document.activeElement === document.body) focusOn(headingIn(main) ?? main);
}

function headingIn(main: HTMLElement): HTMLElement | null {
  return main.querySelector<HTMLElement>("h1[tabindex]");
}

function focusOn(element: HTMLElement): HTMLElement {
  element.focus({ preventScroll: true });
  return element;
}
