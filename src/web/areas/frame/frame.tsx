import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { useEarlyPress } from "#web/app/start/early-press.ts";
import { CarritoAnnouncer } from "./bar/carrito-announcer.tsx";
import { TopBar } from "./bar/top-bar.tsx";
import { DataPrefetch } from "./data-prefetch.tsx";
import { DemoStrip } from "./demo-strip.tsx";
import { Footer } from "./footer/footer.tsx";
import { frameCopy } from "./frame.copy.ts";
import { IdlePrefetch } from "./idle-prefetch.tsx";
import { PageOrPreview } from "./page-preview.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { Toasts } from "./toasts.tsx";

/** Filled by the administration; as high before its files have come. */
const adminBarClass =
  "sticky top-0 z-40 bg-page print:hidden min-h-[4.5625rem] lg:min-h-[5.0625rem]";

/** Around every page, error pages included. */
export function Frame({ children }: { children: ReactNode }) {
  const { tienda } = useRootData();
  useEarlyPress();
  const matches = useMatches();
  // A navigation that begins makes all elements anew; what they show is in the matches and their data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: children change with each draw
  const page = useMemo(() => children, [matches]);
  const isAdmin = matches.some(({ id }) => id.startsWith("routes/admin"));
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-thin bg-ink px-4 py-3 text-on-ink focus:translate-y-0 print:hidden"
      >
        {frameCopy.skipToContent}
      </a>
      {tienda?.demo && <DemoStrip />}
      {tienda?.integracion && (
        <aside
          aria-label={frameCopy.notice}
          className="bg-warning px-4 py-1.5 text-center text-sm font-semibold text-ink"
        >
          {frameCopy.trialNotice}
        </aside>
      )}
      {isAdmin ? <header id="barra" className={adminBarClass} /> : <TopBar />}
      <main id="contenido" tabIndex={-1} className="min-h-[calc(100svh-5rem)] print:min-h-0">
        <PageOrPreview>{page}</PageOrPreview>
      </main>
      {!isAdmin && <Footer />}
      <Toasts />
      <CarritoAnnouncer />
      <RouteFocus />
      <IdlePrefetch />
      <DataPrefetch />
    </>
  );
}
