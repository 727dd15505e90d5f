import { useId } from "react";
import { Link } from "react-router";
import type { Receta } from "#contract/schemas/recetas.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { Facts } from "../../pedidos/detail/sheet.tsx";
import { impresionCopy as copy } from "./impresion.copy.ts";

/** Shows what the saved receta costs, beside the precio. */
export function Costo({ producto, costo }: Pick<Receta, "producto" | "costo">) {
  const titleId = useId();
  if (costo === null) return null;
  const { filamento, maquina, fallas, total, falta } = costo;
  return (
    <section aria-labelledby={titleId} className="grid max-w-2xl gap-3">
      <h2 id={titleId} className="text-xl">
        {copy.costo}
      </h2>
      <Facts
        facts={[
          [copy.costoFilamento, formatClp(filamento)],
          [copy.costoMaquina, formatClp(maquina)],
          [copy.costoFallas, formatClp(fallas)],
          [copy.costoTotal, formatClp(total)],
          [copy.precio, formatClp(producto.precio)],
        ]}
      />
      {falta && (
        <p>
          <span>{copy.costoFalta} </span>
          <Link to="/admin/colores" className="link">
            {copy.costoFaltaLink}
          </Link>
        </p>
      )}
      {maquina === 0 && (
        <p>
          <span>{copy.costoHora} </span>
          <Link to="/admin/ajustes" className="link">
            {copy.costoHoraLink}
          </Link>
        </p>
      )}
    </section>
  );
}
