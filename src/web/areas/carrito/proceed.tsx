import { loginPath } from "#web/areas/acceso/session/redirect-target.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { payableUnits } from "./payable-units.ts";
import type { CarritoLine } from "./state/carrito.ts";

const checkout = "/checkout";
const reasonId = "falta-para-pagar";

type Props = {
  lines: readonly CarritoLine[];
  /** Units of all lines together; no bound while it is unknown. */
  perPedido?: number;
};

/** To the checkout, or says which lines exceed the stock, and which bound is exceeded. */
export function Proceed({ lines, perPedido }: Props) {
  const session = useSession();
  const reasons = reasonsOf(lines, perPedido);
  if (reasons.length > 0) return <Blocked reasons={reasons} />;
  return (
    <LinkButton size="large" to={session.status === "user" ? checkout : loginPath(checkout)}>
      {copy.proceed}
    </LinkButton>
  );
}

/** Focusable while blocked; a press focuses what corrects the first line. */
function Blocked({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <ul id={reasonId} className="grid gap-1 border-l-4 border-danger pl-4">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button
        size="large"
        variant="secondary"
        aria-disabled
        aria-describedby={reasonId}
        onClick={focusUnblocking}
      >
        {copy.proceed}
      </Button>
    </div>
  );
}

/** The control that corrects a line; otherwise the first cantidad. */
function focusUnblocking(): void {
  const correcting = document.querySelector<HTMLElement>("main [data-unblock]");
  const control = correcting ?? document.querySelector<HTMLElement>("main li input[type=number]");
  control?.focus();
}

function reasonsOf(lines: readonly CarritoLine[], perPedido = Number.POSITIVE_INFINITY): string[] {
  const blocking = lines.filter((line) => line.cantidad > payableUnits(line) || hasFaults(line));
  // First the lines: less of them may be enough for the pedido, too.
  if (blocking.length > 0) return blocking.map(reasonOf);
  const count = lines.reduce((units, { cantidad }) => units + cantidad, 0);
  return count > perPedido ? [copy.blockedByPedido(count, perPedido)] : [];
}

/** Faults of the written text. */
function hasFaults({ personalizacion_errores = {} }: CarritoLine): boolean {
  return Object.keys(personalizacion_errores).length > 0;
}

function reasonOf(line: CarritoLine): string {
  const { nombre_producto: nombre, disponible } = line;
  const most = payableUnits(line);
  if (hasFaults(line)) return copy.blockedByPieza(nombre);
  if (disponible <= 0) return copy.blockedBySoldOut(nombre);
  return most < disponible
    ? copy.blockedByBound(nombre, most)
    : copy.blockedByStock(nombre, disponible);
}
