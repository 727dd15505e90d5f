import { pageMeta } from "#web/app/page/page-meta.ts";
import { brechasCopy } from "#web/areas/admin/brechas/brechas.copy.ts";
import { BrechasPage } from "#web/areas/admin/brechas/brechas-page.tsx";
import type { Route } from "./+types/brechas";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: brechasCopy.title });
}

export default function AdminBrechasRoute() {
  return <BrechasPage />;
}
