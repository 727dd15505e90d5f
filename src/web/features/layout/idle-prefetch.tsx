import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

const pages = ["/", "/tienda", "/producto/1", "/nosotros", "/contacto", "/carrito"];
const patienceMs = 8_000;

/**
 * When the page has settled, the scripts (never the data) of the main pages are fetched: later
 * navigations start at once, and a line that breaks meanwhile leads to a message inside the page
 * instead of the browser's own error.
 */
export function IdlePrefetch() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const start = () => setIsIdle(true);
    // Safari has no idle callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(start, patienceMs / 4);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start, { timeout: patienceMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle && pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
