import { Link } from "react-router";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { pedidosCopy as copy } from "./pedidos.copy.ts";

type Props = {
  pedido: Pedido;
  /** Buyer without an account, for the form that the links lead to. */
  person?: { nombre: string; email: string };
};

/** While it is only paid, the buyer may ask for another direccion or text, or to cancel it. */
export function PedidoHelp({ pedido: { numero, estado }, person }: Props) {
  if (estado === "pagado") {
    const query = new URLSearchParams({ pedido: numero, cambio: "1" });
    return (
      <div className="grid justify-items-start gap-3">
        <p className="max-w-text">{copy.change}</p>
        <LinkButton to={`/contacto?${query}`} state={{ person }} variant="secondary" size="small">
          {copy.changeLink}
        </LinkButton>
      </div>
    );
  }
  return (
    <p>
      {copy.help}{" "}
      <Link
        to={`/contacto?${new URLSearchParams({ pedido: numero })}`}
        state={{ person }}
        className="link inline-flex min-h-11 items-center"
      >
        {copy.helpLink}
      </Link>
    </p>
  );
}
