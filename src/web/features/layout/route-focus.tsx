import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a navigation to another page the focus goes to its heading, so that it is read aloud. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.querySelector("main");
    const heading = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
