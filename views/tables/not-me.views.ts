import { answer, hold, press, read } from "#views/moves.ts";
import type { View } from "#views/view.ts";

/** «No fui yo» of the mail of a registration, and the link of an aviso. */
export const notMeViews: View[] = [
  { name: "baja/ask", path: `/avisos/${"t".repeat(43)}` },
  {
    name: "baja/done",
    path: `/avisos/${"t".repeat(43)}`,
    prepare: async (page) => {
      await press(page, "No quiero más avisos");
      await read(page, "Ya no te enviaremos avisos");
    },
  },
  {
    name: "not-me/removing",
    path: "/no-fui-yo/de-prueba",
    before: (page) => hold(page, "rejectRegistro"),
    isPending: true,
  },
  {
    name: "not-me/done",
    path: "/no-fui-yo/de-prueba",
    prepare: (page) => read(page, "borramos ese registro"),
  },
  {
    name: "not-me/active",
    path: "/no-fui-yo/de-prueba",
    before: (page) =>
      answer(page, "rejectRegistro", {
        status: 409,
        body: {
          error:
            "Esa cuenta ya está activa. Si no fuiste tú, elige otra contraseña: la anterior deja de servir.",
        },
      }),
    prepare: (page) => read(page, "ya está activa"),
    expectedErrors: [/409/],
  },
];
