import { adminMensajesCopy } from "#web/copy/admin-mensajes.ts";
import { MensajesPage } from "#web/features/admin/mensajes/mensajes-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-mensajes.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminMensajesCopy.title });
}

export default function AdminMensajesRoute() {
  return <MensajesPage />;
}
