import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { ConfirmPeticionPage } from "#web/areas/cuenta/peticiones/confirm-page.tsx";
import { peticionCopy } from "#web/areas/cuenta/peticiones/peticiones.copy.ts";
import type { Route } from "./+types/confirm";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: peticionCopy.confirmTitle });
}

/** The HTML is the same for every link: it never contains the secret. */
export default function ConfirmPeticionRoute({ params }: Route.ComponentProps) {
  return <ConfirmPeticionPage enlace={secretOf(params.enlace)} />;
}
