import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { cuotasWords } from "#contract/values/pago/cuotas.ts";
import { madeWords } from "#contract/values/producto/made-words.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { DespachoSentence } from "#web/areas/direcciones/despacho/despacho-sentence.tsx";
import { productoCopy } from "../producto.copy.ts";

export function BuyFacts({ producto }: { producto: ProductoDetalle }) {
  const { tienda } = useRootData();
  const { id: producto_id, precio, peso_gramos, espera_dias: plazo_dias } = producto;
  const a_medida = medidaOf(producto) === "always";
  const line = { producto_id, cantidad: 1, precio, peso_gramos, plazo_dias, a_medida };
  return (
    <ul aria-label={productoCopy.facts} className="grid border-t border-hairline text-sm">
      {tienda && (
        <Fact path={truck}>
          {plazo_dias > 0 && <p>{madeWords(plazo_dias)}.</p>}
          <DespachoSentence lines={[line]} />
        </Fact>
      )}
      <Fact path={back}>
        {productoCopy.retracto[medidaOf(producto)]}{" "}
        <Link to="/terminos" className="link">
          {productoCopy.retractoLink}
        </Link>
      </Fact>
      <Fact path={card}>
        {productoCopy.pago} {tienda?.cuotas && cuotasWords(tienda.cuotas)}
      </Fact>
    </ul>
  );
}

const truck = "M3 6h11v10H3zM14 9.5h4l3 3.5v3h-7M5.5 16a2 2 0 1 0 4 0M14.5 16a2 2 0 1 0 4 0";
const back = "M4 9h10.5a5 5 0 0 1 0 10H8M8 5L4 9l4 4";
const card = "M3 6h18v12H3zM3 10h18M6.5 14.5h4";

function Fact({ path, children }: { path: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-b border-hairline py-3">
      <svg
        viewBox="0 0 24 24"
        className="size-6 shrink-0 fill-none stroke-copper-text"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <div className="min-w-0 max-w-text flex-1">{children}</div>
    </li>
  );
}
