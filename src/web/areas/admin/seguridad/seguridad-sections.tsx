import { useState } from "react";
import type { Seguridad } from "#contract/schemas/factor.ts";
import { CodigoSection } from "./codigo-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { RespaldosDialog } from "./respaldos-dialog.tsx";
import { RespaldosSection } from "./respaldos-section.tsx";

/** New recovery codes are shown until the person has kept them. */
export function SeguridadSections({ seguridad }: { seguridad: Seguridad }) {
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const onRespaldos = (codes: string[] | null) => codes && setShown(codes);
  const isProtected = seguridad.codigo !== null || seguridad.passkeys.length > 0;
  return (
    <div>
      <CodigoSection codigo={seguridad.codigo} onRespaldos={onRespaldos} />
      <PasskeysSection seguridad={seguridad} onRespaldos={onRespaldos} />
      <RespaldosSection
        left={seguridad.respaldos}
        isProtected={isProtected}
        onRespaldos={onRespaldos}
      />
      {shown && <RespaldosDialog codes={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
