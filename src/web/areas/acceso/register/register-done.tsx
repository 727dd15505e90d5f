import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { RedirectToLogin } from "../session/redirect-to-login.tsx";

const copy = accesoCopy.register;
const redirectSeconds = 3;

export function RegisterDone({ mensaje }: { mensaje: string }) {
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <RedirectToLogin seconds={redirectSeconds} announce={() => copy.redirecting} />
    </div>
  );
}
