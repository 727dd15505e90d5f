import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { AccesoFrame } from "../acceso-frame.tsx";
import { loginPath } from "../session/redirect-target.ts";
import { RedirectToLogin } from "../session/redirect-to-login.tsx";
import { ResendForm } from "./resend-form.tsx";
import type { VerificationResult } from "./verify-email.ts";

const copy = accesoCopy.verify;
const redirectSeconds = 5;

type Props = Pick<VerificationResult, "isVerified" | "mensaje"> & {
  /** Where somebody goes on whom the link signed in; the login leads there at once. */
  origin: string | null;
};

export function VerificationView({ isVerified, mensaje, origin }: Props) {
  return (
    <AccesoFrame heading={isVerified ? copy.successTitle : copy.errorTitle}>
      {isVerified ? (
        <Verified mensaje={mensaje} origin={origin} />
      ) : (
        <NotVerified mensaje={mensaje} />
      )}
    </AccesoFrame>
  );
}

function Verified({ mensaje, origin }: Pick<Props, "mensaje" | "origin">) {
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <RedirectToLogin
        seconds={redirectSeconds}
        announce={origin === null ? accesoCopy.countdown : accesoCopy.countdownBack}
        to={loginPath(origin ?? undefined)}
      />
    </div>
  );
}

function NotVerified({ mensaje }: { mensaje: string }) {
  return (
    <div className="grid gap-8">
      <Banner kind="error">{mensaje}</Banner>
      <ResendForm />
      <LinkButton to="/registrar" variant="secondary" className="justify-self-start">
        {copy.backToRegister}
      </LinkButton>
    </div>
  );
}
