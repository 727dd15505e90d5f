import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a navigation to another page the focus goes to its heading, so that it is read aloud. */
export function RouteFocus() {
  const page = pageOf(useLocation());
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const main = document.querySelector("main");
    const heading = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
    heading?.focus({ preventScroll: true });
  }, [page]);
  return null;
}

/** A query only filters a page, except where it names the one pedido that is shown. */
function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get("pedido") ?? ""}`;
}
