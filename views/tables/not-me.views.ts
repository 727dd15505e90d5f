import { answer, hold, read } from "#views/moves.ts";
import type { View } from "#views/view.ts";

/** «No fui yo» of the mail of a registration. */
export const notMeViews: View[] = [
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
