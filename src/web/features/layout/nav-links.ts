import { layoutCopy } from "#web/copy/layout.ts";

export type NavItem = { text: string; to: string };

/** The pages of the top bar and the side menu, in their order. */
export const navItems: readonly NavItem[] = [
  { text: layoutCopy.inicio, to: "/" },
  { text: layoutCopy.tienda, to: "/tienda" },
  { text: layoutCopy.nosotros, to: "/nosotros" },
  { text: layoutCopy.contacto, to: "/contacto" },
];

/** With the way into the back office for administrators; the server checks the role at each call. */
export function navItemsFor(rol: string | null): readonly NavItem[] {
  return rol === "admin" ? [...navItems, { text: layoutCopy.admin, to: "/admin" }] : navItems;
}
