import { api } from "#web/api.ts";
import { accesoCopy } from "#web/copy/cuentas.ts";
import { VerificationView } from "#web/features/cuentas/verification-view.tsx";
import { verifyEmail } from "#web/features/cuentas/verify-email.ts";
import { pageMeta } from "#web/page-meta.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/verificar-email.ts";

const copy = accesoCopy.verificar;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** In the browser only, once per visit: rendering twice asks once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return verifyEmail(api, new URL(request.url).searchParams.get("token") ?? "");
}

export function HydrateFallback() {
  return <Spinner label={copy.verifying} className="py-32" />;
}

export default function VerificarEmailRoute({ loaderData }: Route.ComponentProps) {
  return <VerificationView {...loaderData} />;
}
