import { memo, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchIcon } from "#web/ui/art/icons.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Logo } from "#web/ui/art/logo.tsx";
import { cx } from "#web/ui/class-names.ts";
import { frameCopy } from "../frame.copy.ts";
import { NavigationProgress } from "../navigation-progress.tsx";
import { CarritoLink } from "./carrito-link.tsx";
import { HeaderSearch, isListPath } from "./header-search.tsx";
import { navItemsFor } from "./nav-links.ts";
import { SessionCorner } from "./session-corner.tsx";
import { SideMenu } from "./side-menu.tsx";

export const TopBar = memo(function TopBar() {
  const { tienda } = useRootData();
  const [isSearching, setIsSearching] = useState(false);
  const isBesideList = isListPath(useLocation().pathname);
  return (
    <header className="sticky top-0 z-40 bg-page print:hidden">
      <div
        className={cx(
          "page-width @container flex min-h-16 items-center gap-2 lg:min-h-18 lg:gap-6 noscript:flex-wrap",
          isSearching && (isBesideList ? "flex-wrap" : "flex-wrap xl:flex-nowrap"),
        )}
      >
        <SideMenu />
        <Link
          to="/"
          className="inline-flex min-h-11 min-w-0 items-center no-underline"
          aria-label={tienda?.nombre ?? siteCopy.fallbackName}
        >
          <Logo name={tienda?.nombre ?? siteCopy.fallbackName} />
        </Link>
        <MainMenu />
        <HeaderSearch
          isOpen={isSearching}
          isBesideList={isBesideList}
          onDone={() => setIsSearching(false)}
        />
        <div className="ml-auto flex items-center gap-1 lg:gap-3">
          <div className="hidden items-center gap-1 md:flex">
            <SessionCorner />
          </div>
          <IconButton
            label={frameCopy.openSearch}
            icon={<SearchIcon />}
            aria-expanded={isSearching}
            className={isBesideList ? "noscript:hidden" : "xl:hidden noscript:hidden"}
            onClick={() => setIsSearching(!isSearching)}
          />
          <CarritoLink />
        </div>
      </div>
      <div className="relative">
        <LayerDivider tone="text-hairline" />
        <NavigationProgress />
      </div>
    </header>
  );
});

/** Without scripts the side menu cannot open: the links show at every width. */
function MainMenu() {
  const session = useSession();
  const items = navItemsFor(session.status === "user" ? session.rol : null);
  return (
    <nav
      aria-label={frameCopy.mainMenu}
      className="hidden lg:block noscript:block noscript:max-lg:order-last noscript:max-lg:w-full"
    >
      <ul className="flex flex-wrap gap-x-1 lg:flex-nowrap">
        {items.map(({ text, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/"}
              prefetch="intent"
              className={({ isActive }) =>
                cx(
                  "inline-flex min-h-11 items-center border-b-2 px-2 font-medium xl:px-3 hover:text-accent",
                  isActive ? "border-copper" : "border-unseen",
                )
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
