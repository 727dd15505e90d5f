import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { layoutCopy } from "#web/copy/layout.ts";
import { useRootData } from "#web/root-data.ts";
import { useEarlyPress } from "#web/state/early-press.ts";
import { CarritoAnnouncer } from "./carrito-announcer.tsx";
import { DataPrefetch } from "./data-prefetch.tsx";
import { Footer, SlimFooter } from "./footer.tsx";
import { IdlePrefetch } from "./idle-prefetch.tsx";
import { PiezaNames } from "./pieza-names.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { Toasts } from "./toasts.tsx";
import { TopBar } from "./top-bar.tsx";

/** What stands around every page, error pages included. */
export function Frame({ children }: { children: ReactNode }) {
  const { tienda } = useRootData();
  useEarlyPress();
  const isAdmin = /^\/admin(\/|$)/.test(useLocation().pathname);
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-thin bg-obsidiana px-4 py-3 text-blanco focus:translate-y-0 print:hidden"
      >
        {layoutCopy.skipToContent}
      </a>
      {tienda?.demo && (
        <aside
          aria-label={layoutCopy.notice}
          className="bg-lapis-claro px-4 py-1.5 text-center text-sm print:hidden"
        >
          {layoutCopy.demoNotice}
        </aside>
      )}
      <TopBar />
      <main id="contenido" tabIndex={-1} className="min-h-[calc(100svh-5rem)] print:min-h-0">
        {children}
      </main>
      {isAdmin ? <SlimFooter /> : <Footer />}
      <Toasts />
      <CarritoAnnouncer />
      <RouteFocus />
      <PiezaNames />
      <IdlePrefetch />
      <DataPrefetch />
    </>
  );
}
