import { loginPath } from "#web/areas/acceso/session/redirect-target.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import type { CarritoLine } from "./state/carrito.ts";

const checkout = "/checkout";
const reasonId = "falta-para-pagar";

/** To the checkout, or says which lines exceed the stock. */
export function Proceed({ lines }: { lines: readonly CarritoLine[] }) {
  const session = useSession();
  const blocking = lines.filter(({ cantidad, disponible }) => cantidad > disponible);
  if (blocking.length > 0) return <Blocked lines={blocking} />;
  return (
    <LinkButton size="large" to={session.status === "user" ? checkout : loginPath(checkout)}>
      {copy.proceed}
    </LinkButton>
  );
}

/** Focusable while blocked; a press focuses what corrects the first line. */
function Blocked({ lines }: { lines: readonly CarritoLine[] }) {
  return (
    <div className="grid gap-3">
      <ul id={reasonId} className="grid gap-1 border-l-4 border-rojo pl-4">
        {lines.map((line) => (
          <li key={line.producto_id}>{reasonOf(line)}</li>
        ))}
      </ul>
      <Button
        size="large"
        variant="secondary"
        aria-disabled
        aria-describedby={reasonId}
        onClick={() => document.querySelector<HTMLElement>("main [data-unblock]")?.focus()}
      >
        {copy.proceed}
      </Button>
    </div>
  );
}

function reasonOf({ nombre_producto: nombre, disponible }: CarritoLine): string {
  return disponible <= 0 ? copy.blockedBySoldOut(nombre) : copy.blockedByStock(nombre, disponible);
}
