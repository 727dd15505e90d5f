import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { RedirectToLogin } from "../session/redirect-to-login.tsx";

const redirectSeconds = 4;

export function ResetDone({ mensaje }: { mensaje: string }) {
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <RedirectToLogin seconds={redirectSeconds} announce={accesoCopy.countdown} />
    </div>
  );
}
