import { createContext, useContext } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { ChevronDownIcon } from "#web/ui/art/icons.tsx";
import { adminCopy as copy } from "./admin.copy.ts";

type MenuControl = { isOpen: boolean; open: () => void };

/** Null outside the frame, as on the slip. */
export const AdminMenuContext = createContext<MenuControl | null>(null);

/** For narrow screens. */
export function AdminMenuButton() {
  const menu = useContext(AdminMenuContext);
  if (!menu) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mr-2 shrink-0 lg:hidden print:hidden"
      aria-haspopup="dialog"
      aria-expanded={menu.isOpen}
      onClick={menu.open}
    >
      {copy.openMenu}
      <ChevronDownIcon className="size-5" />
    </Button>
  );
}
