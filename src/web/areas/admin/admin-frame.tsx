import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { AskProof } from "#web/areas/acceso/factor/ask-proof.tsx";
import { SessionCorner } from "#web/areas/frame/bar/session-corner.tsx";
import { ThemeField } from "#web/areas/frame/theme-field.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { MenuIcon } from "#web/ui/art/icons.tsx";
import { Drawer } from "#web/ui/windows/drawer.tsx";
import { adminCopy as copy } from "./admin.copy.ts";
import { AdminBar } from "./bar/admin-bar.tsx";
import { AdminMenu } from "./bar/admin-menu.tsx";
import { LedSetUp } from "./seguridad/led-set-up.tsx";

const themeLook = "mt-6 border-t border-hairline px-3 pt-2 text-sm [&>legend]:float-none";

export function AdminFrame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const close = () => setIsMenuOpen(false);
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] py-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-8">
      <AdminBar>
        <IconButton
          label={copy.openMenu}
          icon={<MenuIcon />}
          className="-mr-2 lg:hidden"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        />
      </AdminBar>
      <div className="-ml-1 hidden content-start self-start pl-1 lg:sticky lg:top-22 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden">
        <AdminMenu />
        <ThemeField className={themeLook} />
      </div>
      <Drawer isOpen={isMenuOpen} onClose={close} title={copy.title}>
        <AdminMenu onChoose={close} />
        <div className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-hairline pt-2">
          <Link to="/" onClick={close} className="inline-flex min-h-11 items-center px-3">
            {copy.goTienda}
          </Link>
          <SessionCorner />
        </div>
        <ThemeField className={themeLook} />
      </Drawer>
      <AskProof />
      <div className="min-w-0">
        <LedSetUp>{children}</LedSetUp>
      </div>
    </div>
  );
}
