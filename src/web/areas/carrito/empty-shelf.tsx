import { useAnswer } from "#web/app/api/use-answer.ts";
import { ProductoGrid } from "#web/areas/catalogo/producto-grid.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { shelfClass } from "./line-layout.ts";

const freshMs = 60_000;

const destacados = { query: { destacados: "true", por_pagina: "4" }, freshMs } as const;

/** Nothing when there are none or the call fails: the link to the tienda is above. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function EmptyShelf() {
  const { answer, failure } = useAnswer("listDestacados", destacados);
  if (!answer && !failure) return <div className={shelfClass} />;
  const productos = answer?.data ?? [];
  if (productos.length === 0) return null;
  return (
    <section aria-labelledby="para-empezar" className={shelfClass}>
      <h2 id="para-empezar" className="mb-6 text-xl">
        {copy.emptyShelf}
      </h2>
      {/* In three columns a fourth card would be alone in its row. */}
      <div className="md:max-lg:[&_li:nth-child(4)]:hidden">
        <ProductoGrid productos={productos} place="across" />
      </div>
    </section>
  );
}
