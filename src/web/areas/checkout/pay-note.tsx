import { useRootData } from "#web/app/page/root-data.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";

/** With what one pays. Cuotas only as far as a setting promises them. */
export function PayNote() {
  const cuotas = useRootData().tienda?.cuotas ?? null;
  return (
    <p>
      {copy.payNote} {cuotas !== null && copy.cuotas(cuotas)}
    </p>
  );
}
