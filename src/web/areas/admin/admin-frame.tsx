import { type ReactNode, useMemo, useState } from "react";
import { AskProof } from "#web/areas/acceso/factor/ask-proof.tsx";
import { ThemeField } from "#web/areas/frame/theme-field.tsx";
import { Drawer } from "#web/ui/windows/drawer.tsx";
import { adminCopy as copy } from "./admin.copy.ts";
import { AdminMenu } from "./admin-menu.tsx";
import { AdminMenuContext } from "./admin-menu-button.tsx";
import { LedSetUp } from "./seguridad/led-set-up.tsx";

const themeLook = "mt-6 border-t border-hairline px-3 pt-2 text-sm [&>legend]:float-none";

export function AdminFrame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menu = useMemo(
    () => ({ isOpen: isMenuOpen, open: () => setIsMenuOpen(true) }),
    [isMenuOpen],
  );
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] py-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-12">
      <div className="hidden content-start lg:sticky lg:top-28 lg:grid lg:self-start print:hidden">
        <p className="mb-3 px-3 text-sm text-muted">{copy.title}</p>
        <AdminMenu />
        <ThemeField className={themeLook} />
      </div>
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} title={copy.title}>
        <AdminMenu onChoose={() => setIsMenuOpen(false)} />
        <ThemeField className={themeLook} />
      </Drawer>
      <AskProof />
      <div className="min-w-0">
        <AdminMenuContext value={menu}>
          <LedSetUp>{children}</LedSetUp>
        </AdminMenuContext>
      </div>
    </div>
  );
}
