import { useState } from "react";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { AccesoFrame } from "../acceso-frame.tsx";
import { RedirectToLogin } from "../session/redirect-to-login.tsx";
import { sessionStore } from "../session/session.ts";
import { AcceptAsNew } from "./accept-as-new.tsx";
import { AcceptSignedIn } from "./accept-signed-in.tsx";
import { invitacionCopy as copy } from "./invitacion.copy.ts";
import type { InvitacionLink } from "./invitacion-data.ts";

const redirectSeconds = 4;

export function InvitacionView({ link }: { link: InvitacionLink }) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (!link.isLive) {
    return (
      <AccesoFrame heading={copy.refusedHeading}>
        <Banner kind="error">{link.failure.error ?? copy.failed}</Banner>
      </AccesoFrame>
    );
  }
  if (mensaje !== null) {
    return (
      <AccesoFrame key="done" heading={copy.doneHeading} isNew>
        <div className="grid gap-6">
          <Banner kind="success">{mensaje}</Banner>
          <RedirectToLogin seconds={redirectSeconds} announce={accesoCopy.countdown} />
        </div>
      </AccesoFrame>
    );
  }
  const { token, invitacion } = link;
  const onDone = (said: string) => {
    // The new rol begins with a new sign-in.
    sessionStore.becomeGuest();
    setMensaje(said);
  };
  return (
    <AccesoFrame key="open" heading={copy.heading} lead={copy.lead}>
      <div className="grid gap-6">
        <dl className="grid gap-1">
          <dt className="text-sm font-semibold">{copy.address}</dt>
          <dd className="wrap-anywhere">{invitacion.email}</dd>
        </dl>
        {invitacion.tiene_cuenta ? (
          <AcceptSignedIn token={token} onDone={onDone} />
        ) : (
          <AcceptAsNew token={token} onDone={onDone} />
        )}
      </div>
    </AccesoFrame>
  );
}
