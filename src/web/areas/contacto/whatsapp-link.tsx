import type { ReactNode } from "react";
import { whatsappUrl } from "#contract/values/persona/whatsapp.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { whatsappCopy } from "./whatsapp.copy.ts";

type Props = { mensaje: string; className: string; children: ReactNode };

/** Nothing without the shop's number. A plain link: nothing is loaded from WhatsApp. */
export function WhatsappLink({ mensaje, className, children }: Props) {
  const numero = useRootData().tienda?.whatsapp;
  if (!numero) return null;
  return (
    <a
      href={whatsappUrl(numero, mensaje)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}
      <span className="sr-only"> {whatsappCopy.newTab}</span>
    </a>
  );
}
