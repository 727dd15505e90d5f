import { useState } from "react";
import { errorMessages } from "#contract/error-messages.ts";
import { api } from "#web/app/api/api.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccesoFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { ResetDone } from "#web/areas/acceso/recover/reset-done.tsx";
import { ResetForm } from "#web/areas/acceso/recover/reset-form.tsx";
import { ResetRefused } from "#web/areas/acceso/recover/reset-refused.tsx";
import type { Route } from "./+types/reset-password";

const copy = accesoCopy.reset;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export function loader() {
  return { isDead: false };
}

/** Without an answer the form stays: the server decides when it is sent. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const result = await api("checkRecovery", { body: { token: params.token } });
  return { isDead: result.ok && !result.data.vigente };
}
clientLoader.hydrate = true as const;

/** The HTML is the same for every link: it never contains the token. */
export default function ResetPasswordRoute({ params, loaderData }: Route.ComponentProps) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  const [refused, setRefusal] = useState<string | null>(null);
  const dead = loaderData.isDead ? errorMessages.recoveryTokenInvalid : null;
  const refusal = mensaje === null ? (refused ?? dead) : null;
  if (refusal !== null) {
    return (
      <AccesoFrame key="refused" heading={copy.refusedHeading} lead={copy.refusedLead} isNew>
        <ResetRefused error={refusal} />
      </AccesoFrame>
    );
  }
  if (mensaje === null) {
    return (
      <AccesoFrame key="form" heading={copy.heading} lead={copy.lead}>
        <ResetForm token={params.token} onDone={setMensaje} onRefused={setRefusal} />
      </AccesoFrame>
    );
  }
  return (
    <AccesoFrame key="done" heading={copy.doneHeading} isNew>
      <ResetDone mensaje={mensaje} />
    </AccesoFrame>
  );
}
