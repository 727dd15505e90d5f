import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.reset;

export function ResetRefused({ error }: { error: string }) {
  return (
    <div className="grid gap-6">
      <Banner kind="error">{error}</Banner>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/recuperar-contrasena">{copy.askAgain}</LinkButton>
        <LinkButton to="/login" variant="quiet">
          {accesoCopy.backToLogin}
        </LinkButton>
      </div>
    </div>
  );
}
