import { siteCopy } from "#web/app/page/site.copy.ts";
import { frameCopy } from "../frame.copy.ts";

export type NavItem = { text: string; to: string };

/** Links of the top bar and the side menu. */
export const navItems: readonly NavItem[] = [
  { text: siteCopy.home, to: "/" },
  { text: siteCopy.tienda, to: "/tienda" },
  { text: frameCopy.about, to: "/nosotros" },
  { text: frameCopy.contacto, to: "/contacto" },
];

/** Links of a signed-in person. */
export const cuentaItems: readonly NavItem[] = [
  { text: frameCopy.pedidos, to: "/cuenta/pedidos" },
  { text: frameCopy.cuenta, to: "/cuenta" },
];

/** Only the display depends on the rol: the server checks it at each call. */
export function navItemsFor(rol: string | null): readonly NavItem[] {
  return rol === "admin" ? [...navItems, { text: frameCopy.admin, to: "/admin" }] : navItems;
}
