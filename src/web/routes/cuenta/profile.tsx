import { pageMeta } from "#web/app/page/page-meta.ts";
import { cuentaCopy } from "#web/areas/cuenta/cuenta.copy.ts";
import { CuentaPage } from "#web/areas/cuenta/cuenta-page.tsx";
import type { Route } from "./+types/profile";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: cuentaCopy.title });
}

export default function ProfileRoute() {
  return <CuentaPage />;
}
