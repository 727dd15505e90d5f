import { fill, press, pressInDialog, read, seeDialog } from "#views/moves.ts";
import type { View } from "#views/view.ts";

const admin = { who: "admin" } as const;

export const severalProductosViews: View[] = [
  {
    name: "admin-productos/precio-several",
    path: "/admin/productos",
    ...admin,
    prepare: async (page) => {
      await press(page, "Elegir todos");
      await press(page, "Precio");
      await seeDialog(page, "Cambiar precio");
      await fill(page, { "Cuánto cambia, en %": "-10" });
    },
  },
  {
    name: "admin-productos/categoria-several",
    path: "/admin/productos",
    ...admin,
    prepare: async (page) => {
      await press(page, "Elegir todos");
      await press(page, "Categoría");
      await seeDialog(page, "Cambiar categoría");
      await pressInDialog(page, /^Cambiar/);
      await read(page, "Elige una categoría.");
    },
  },
  {
    name: "admin-productos/chosen",
    path: "/admin/productos",
    ...admin,
    prepare: (page) => press(page, "Elegir todos"),
  },
];
