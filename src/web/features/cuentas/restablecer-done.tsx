import { accesoCopy } from "#web/copy/cuentas.ts";
import { Banner } from "#web/ui/banner.tsx";
import { RedirectToLogin } from "./redirect-to-login.tsx";

const redirectSeconds = 4;

/** The password was changed; the login follows by itself. */
export function RestablecerDone({ mensaje }: { mensaje: string }) {
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <RedirectToLogin seconds={redirectSeconds} announce={accesoCopy.countdown} />
    </div>
  );
}
