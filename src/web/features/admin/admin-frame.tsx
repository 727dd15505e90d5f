import { type ReactNode, useState } from "react";
import { adminCopy as copy } from "#web/copy/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { AdminMenu } from "./admin-menu.tsx";

/** The administration: a menu at the side, in a drawer on phones. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className="page-width grid gap-6 py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-12">
      <div className="hidden lg:block">
        <p className="mb-3 px-3 text-sm text-pizarra">{copy.title}</p>
        <AdminMenu />
      </div>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start lg:hidden"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setIsMenuOpen(true)}
      >
        <MenuIcon className="size-5" />
        {copy.openMenu}
      </Button>
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} title={copy.title}>
        <AdminMenu onChoose={() => setIsMenuOpen(false)} />
      </Drawer>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
