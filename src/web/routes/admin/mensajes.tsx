import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminMensajesCopy } from "#web/areas/admin/mensajes/mensajes.copy.ts";
import { MensajesPage } from "#web/areas/admin/mensajes/mensajes-page.tsx";
import type { Route } from "./+types/mensajes";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminMensajesCopy.title });
}

export default function AdminMensajesRoute() {
  return <MensajesPage />;
}
