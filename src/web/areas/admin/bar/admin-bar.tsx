import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { SessionCorner } from "#web/areas/frame/bar/session-corner.tsx";
import { NavigationProgress } from "#web/areas/frame/navigation-progress.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Logo } from "#web/ui/art/logo.tsx";
import { adminCopy as copy } from "../admin.copy.ts";
import { AdminSearch } from "../search/admin-search.tsx";

/** Fills the header of the page. `children`: at its end, where a thumb reaches them. */
export function AdminBar({ children }: { children?: ReactNode }) {
  const [header, setHeader] = useState<Element | null>(null);
  // The header may come with the same render.
  useLayoutEffect(() => setHeader(document.getElementById("barra")), []);
  return header && createPortal(<Content>{children}</Content>, header);
}

function Content({ children }: { children: ReactNode }) {
  const nombre = useRootData().tienda?.nombre ?? siteCopy.fallbackName;
  return (
    <>
      <div className="page-width @container flex min-h-16 items-center gap-2 lg:min-h-18 lg:gap-6">
        <Link
          to="/admin"
          className="inline-flex min-h-11 min-w-0 items-center no-underline"
          aria-label={nombre}
        >
          <Logo name={nombre} />
        </Link>
        <AdminSearch />
        <Link
          to="/"
          className="inline-flex min-h-11 shrink-0 items-center px-2 text-sm font-medium hover:text-accent max-sm:hidden"
        >
          {copy.goTienda}
        </Link>
        <div className="hidden shrink-0 items-center gap-1 lg:flex">
          <SessionCorner />
        </div>
        {children}
      </div>
      <div className="relative">
        <LayerDivider tone="text-hairline" />
        <NavigationProgress />
      </div>
    </>
  );
}
