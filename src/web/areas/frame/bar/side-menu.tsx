import { useEffect, useState } from "react";
import { failuresCopy } from "#web/app/failures.copy.ts";
import { showToast } from "#web/app/toasts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { MenuIcon } from "#web/ui/art/icons.tsx";
import { frameCopy } from "../frame.copy.ts";
import { whenIdle } from "../when-idle.ts";
import type { MenuDrawer as MenuDrawerType } from "./menu-drawer.tsx";

const importMenu = () => import("./menu-drawer.tsx");

/** Its menu is fetched when the browser is idle, so that it opens without a network, too. */
export function SideMenu() {
  const [MenuDrawer, setMenuDrawer] = useState<typeof MenuDrawerType | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => whenIdle(() => void importMenu().catch(() => undefined)), []);

  function open(): void {
    importMenu().then(
      (module) => {
        setMenuDrawer(() => module.MenuDrawer);
        setIsOpen(true);
      },
      () => showToast(failuresCopy.offline, "error"),
    );
  }

  return (
    <div className="-ml-2 lg:hidden noscript:hidden">
      <IconButton
        label={frameCopy.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={open}
      />
      {MenuDrawer && <MenuDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
