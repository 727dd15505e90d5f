import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { AccesoFrame } from "../acceso-frame.tsx";
import { RedirectToLogin } from "../session/redirect-to-login.tsx";
import { ResendForm } from "./resend-form.tsx";
import type { VerificationResult } from "./verify-email.ts";

const copy = accesoCopy.verify;
const redirectSeconds = 5;

export function VerificationView({ isVerified, mensaje }: VerificationResult) {
  return (
    <AccesoFrame heading={isVerified ? copy.successTitle : copy.errorTitle}>
      {isVerified ? <Verified mensaje={mensaje} /> : <NotVerified mensaje={mensaje} />}
    </AccesoFrame>
  );
}

function Verified({ mensaje }: { mensaje: string }) {
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <RedirectToLogin seconds={redirectSeconds} announce={accesoCopy.countdown} />
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
