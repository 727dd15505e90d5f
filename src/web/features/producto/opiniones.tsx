import type { Opinion, ProductoDetalle } from "#contract/catalogo.ts";
import { productoCopy } from "#web/copy/producto.ts";
import { LayerDivider } from "#web/ui/layer-divider.tsx";
import { Stars } from "#web/ui/stars.tsx";

const oneDecimal = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });
const longDate = new Intl.DateTimeFormat("es-CL", {
  dateStyle: "long",
  timeZone: "America/Santiago",
});

/** What buyers say of the piece. */
export function Opiniones({ producto }: { producto: ProductoDetalle }) {
  const { opiniones, calificacion_promedio: promedio, opiniones_total } = producto;
  return (
    <section aria-labelledby="opiniones" className="grid gap-6">
      <LayerDivider />
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="opiniones" className="text-2xl">
          {productoCopy.opiniones}
        </h2>
        {promedio !== null && (
          <p className="flex items-center gap-3">
            <Stars value={promedio} className="text-lg" />
            <span>
              {productoCopy.promedio(oneDecimal.format(promedio))} ·{" "}
              {productoCopy.opinionesCount(opiniones_total)}
            </span>
          </p>
        )}
      </div>
      {opiniones.length === 0 ? (
        <p className="text-pizarra">{productoCopy.noOpiniones}</p>
      ) : (
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {opiniones.map((opinion) => (
            <OpinionItem key={opinion.id} opinion={opinion} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpinionItem({ opinion }: { opinion: Opinion }) {
  const { nombre_usuario, calificacion, comentario, creado_en, respuesta } = opinion;
  return (
    <li className="grid content-start gap-2 border-l-2 border-cobre pl-5">
      <Stars value={calificacion} />
      {comentario !== "" && <p className="whitespace-pre-line">{comentario}</p>}
      <p className="text-sm text-pizarra">
        {nombre_usuario} ·{" "}
        <time dateTime={new Date(creado_en).toISOString()}>{longDate.format(creado_en)}</time>
      </p>
      {respuesta !== null && (
        <div className="mt-1 rounded-soft bg-escarcha px-5 py-4">
          <p className="text-sm font-semibold">{productoCopy.respuesta}</p>
          <p className="whitespace-pre-line">{respuesta}</p>
        </div>
      )}
    </li>
  );
}
