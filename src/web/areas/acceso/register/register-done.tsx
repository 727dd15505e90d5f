import { useMemo, useState } from "react";
import { suggestEmail } from "#web/forms/email-domain.ts";
import { meantEmailCopy } from "#web/forms/meant-email.copy.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { MailOfDemo } from "../demo/mail-of-demo.tsx";
import { RedirectToLogin } from "../session/redirect-to-login.tsx";
import { ResendLink } from "./resend-link.tsx";

const copy = accesoCopy.register;
const redirectSeconds = 3;

type Props = {
  mensaje: string;
  /** Spelt by the person. */
  email: string;
  /** The address was wrong. */
  onAgain: () => void;
};

export function RegisterDone({ mensaje, email, onAgain }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const state = useMemo(() => ({ email, isRegistered: true }), [email]);
  const meant = suggestEmail(email);
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <MailOfDemo />
      <div className="grid gap-2">
        <p>
          {copy.sentTo} <strong className="wrap-anywhere">{email}</strong>.
        </p>
        {meant && <p className="wrap-anywhere">{meantEmailCopy.meant(meant)}</p>}
        <p className="text-muted">{copy.spam}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <ResendLink email={email} onPress={() => setIsHeld(true)} />
        <Button variant="quiet" size="small" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
      <RedirectToLogin
        seconds={redirectSeconds}
        announce={() => copy.redirecting}
        isHeld={isHeld}
        state={state}
      />
    </div>
  );
}
