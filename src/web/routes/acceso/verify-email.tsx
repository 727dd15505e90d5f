import { api } from "#web/app/api/api.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { registroOrigin } from "#web/areas/acceso/register/registro-origin.ts";
import { VerificationView } from "#web/areas/acceso/register/verification-view.tsx";
import { verifyEmail } from "#web/areas/acceso/register/verify-email.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/verify-email";

const copy = accesoCopy.verify;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** In a loader, so that a second render does not call again. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { token, ...result } = await verifyEmail(
    api,
    new URL(request.url).searchParams.get("token") ?? "",
  );
  const isSignedIn = token !== undefined && sessionStore.start(token);
  return { ...result, origin: isSignedIn ? registroOrigin.take() : null };
}

export function HydrateFallback() {
  return <Spinner label={copy.verifying} className="py-32" />;
}

export default function VerifyEmailRoute({ loaderData }: Route.ComponentProps) {
  return <VerificationView {...loaderData} />;
}
