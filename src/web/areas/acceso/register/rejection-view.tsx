import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { AccesoFrame } from "../acceso-frame.tsx";
import type { Rejection } from "./reject-registro.ts";

const copy = accesoCopy.notMe;

export function RejectionView({ isRemoved, mensaje }: Rejection) {
  return (
    <AccesoFrame heading={isRemoved ? copy.doneTitle : copy.errorTitle}>
      <div className="grid gap-6">
        <Banner kind={isRemoved ? "success" : "error"}>{mensaje}</Banner>
        {isRemoved ? (
          <LinkButton to="/" className="justify-self-start">
            {copy.home}
          </LinkButton>
        ) : (
          <LinkButton to="/recuperar-contrasena" className="justify-self-start">
            {copy.recover}
          </LinkButton>
        )}
      </div>
    </AccesoFrame>
  );
}
