import { Link } from "react-router";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { formatMoment } from "#web/app/dates.ts";
import { pagoCopy as copy } from "./pago.copy.ts";

/** Under which terms it was bought. Nothing for pedidos from before versions. */
export function AcceptedTerms({ terminos }: Pick<Pedido, "terminos">) {
  if (terminos === null) return null;
  const { version, aceptados_en } = terminos;
  return (
    <p>
      <Link to={`/terminos/${version}`} className="link py-3.5">
        {copy.terms(version)}
      </Link>
      {aceptados_en !== null && `, ${copy.termsAccepted(formatMoment(aceptados_en))}`}.
    </p>
  );
}
