import { useState } from "react";
import { NavLink } from "react-router";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { MenuIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Drawer } from "#web/ui/windows/drawer.tsx";
import { frameCopy } from "../frame.copy.ts";
import { navItemsFor } from "./nav-links.ts";
import { SessionCorner } from "./session-corner.tsx";

export function SideMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const session = useSession();
  const close = () => setIsOpen(false);
  const items = navItemsFor(session.status === "user" ? session.rol : null);
  return (
    <div className="-ml-2 lg:hidden noscript:hidden">
      <IconButton
        label={frameCopy.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={close} title={frameCopy.menu}>
        <nav aria-label={frameCopy.mainMenu}>
          <ul className="grid">
            {items.map(({ text, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  onClick={close}
                  className={({ isActive }) =>
                    cx(
                      "flex min-h-14 items-center border-l-4 px-4 font-display text-xl font-semibold",
                      isActive ? "border-cobre" : "border-unseen",
                    )
                  }
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys, this only closes after them */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: same */}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3" onClick={close}>
          <SessionCorner />
        </div>
      </Drawer>
    </div>
  );
}
