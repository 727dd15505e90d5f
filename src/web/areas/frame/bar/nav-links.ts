import { siteCopy } from "#web/app/page/site.copy.ts";
import { frameCopy } from "../frame.copy.ts";

export type NavItem = { text: string; to: string };

/** The pages of the top bar and the side menu, in their order. */
export const navItems: readonly NavItem[] = [
  { text: siteCopy.home, to: "/" },
  { text: siteCopy.tienda, to: "/tienda" },
  { text: frameCopy.about, to: "/nosotros" },
  { text: frameCopy.contacto, to: "/contacto" },
];

/** With the way into the back office for administrators; the server checks the role at each call. */
export function navItemsFor(rol: string | null): readonly NavItem[] {
  return rol === "admin" ? [...navItems, { text: frameCopy.admin, to: "/admin" }] : navItems;
}
