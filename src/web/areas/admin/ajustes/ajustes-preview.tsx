import type * as z from "zod/mini";
import type { AjustesSchema } from "#contract/schemas/ajustes.ts";
import { cuotasWords } from "#contract/values/pago/cuotas.ts";
import { replyPromise } from "#contract/values/reply-time.ts";
import { FooterIdentity } from "#web/areas/frame/footer/footer-identity.tsx";
import { ajustesCopy } from "./ajustes.copy.ts";

const copy = ajustesCopy.preview;

type Values = z.input<typeof AjustesSchema>;

/** Shows typed values like the pages would. */
export function AjustesPreview({ values }: { values: Values }) {
  const said = (text: string | null | undefined) => (text?.trim() ? text : null);
  const identidad = {
    razon_social: said(values.razon_social),
    rut: said(values.rut),
    representante: said(values.representante),
    direccion: said(values.direccion),
    telefono: said(values.telefono),
    email: said(values.email),
    horario: said(values.horario),
  };
  const hours = Number(values.respuesta_horas);
  const cuotas = Number(values.cuotas);
  const claims = [
    copy.pieces(Number(values.piezas_base ?? 0).toLocaleString("es-CL")),
    ...(hours > 0 ? [replyPromise(hours)] : []),
    ...(cuotas >= 2 ? [cuotasWords(cuotas)] : []),
    values.despacho,
  ];
  return (
    <section aria-label={copy.title} className="grid gap-6 xl:sticky xl:top-28">
      <h2 className="text-xl">{copy.title}</h2>
      <div className="grid gap-3">
        <h3 className="font-semibold">{copy.footer}</h3>
        <div className="grid gap-3 rounded-thin bg-night p-5 text-on-night">
          <p className="text-lg font-semibold wrap-anywhere">{values.nombre}</p>
          <p className="text-on-night-muted wrap-anywhere">{values.lema}</p>
          <FooterIdentity identidad={identidad} />
          {identidad.razon_social === null && <p>{copy.noSeller}</p>}
          {[identidad.email, identidad.telefono].map((way) => way && <p key={way}>{way}</p>)}
        </div>
      </div>
      <div className="grid gap-3">
        <h3 className="font-semibold">{copy.claims}</h3>
        <ul className="grid gap-2 border-l-2 border-copper pl-4">
          {claims.map((claim) => (
            <li key={claim} className="wrap-anywhere">
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
