import type { Tienda } from "#contract/schemas/tienda.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";

/** Who sells, as the law wants it shown before paying. */
export function SellerNote({ tienda }: { tienda: Tienda }) {
  const { razon_social, rut, direccion, telefono, email } = tienda.identidad;
  const facts = [rut && `RUT ${rut}`, direccion, telefono, email].filter(Boolean);
  return (
    <section aria-label={copy.sellerLabel} className="text-sm text-pizarra">
      <p>
        {copy.sellerBefore} <strong>{razon_social ?? tienda.nombre}</strong>
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </p>
    </section>
  );
}
