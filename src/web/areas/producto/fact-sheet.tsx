import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { lazy } from "#contract/values/lazy.ts";
import { lineNames, productoLines } from "#contract/values/producto/producto-lines.ts";
import { RidgeMark } from "#web/ui/art/logo.tsx";
import { productoCopy } from "./producto.copy.ts";

const grams = lazy(() => new Intl.NumberFormat("es-CL"));

export function FactSheet({ producto }: { producto: ProductoDetalle }) {
  const rows = factsOf(producto);
  return (
    <section
      aria-labelledby="ficha"
      className="overflow-hidden rounded-thin border-2 border-float bg-card"
    >
      <header className="flex items-center justify-between gap-3 bg-float px-4 py-2.5 text-on-night">
        <h2 id="ficha" className="text-lg">
          {productoCopy.factSheet}
        </h2>
        <RidgeMark className="h-6 w-auto" />
      </header>
      <div className="flex">
        <dl className="grid min-w-0 grow text-sm">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[7.5rem_minmax(0,1fr)] border-hairline px-4 py-2.5 not-first:border-t"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <Spool />
      </div>
    </section>
  );
}

function factsOf(producto: ProductoDetalle): [string, string][] {
  const { sku, peso_gramos, categoria_nombre } = producto;
  const facts: [string, string][] = [
    ...lineNames.map((name): [string, string] => [productoLines[name].label, producto[name]]),
    [productoCopy.peso, peso_gramos > 0 ? productoCopy.grams(grams().format(peso_gramos)) : ""],
    [productoCopy.categoria, categoria_nombre],
    [productoCopy.sku, sku],
  ];
  return facts.filter(([, value]) => value !== "");
}

function Spool() {
  return (
    <svg
      viewBox="0 0 60 120"
      className="hidden w-24 shrink-0 self-center text-copper sm:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {[18, 22, 26, 30, 34, 38, 42, 46].map((radius) => (
        <circle key={radius} cx="60" cy="60" r={radius} />
      ))}
      <circle cx="60" cy="60" r="55" className="stroke-ink" />
      <circle cx="60" cy="60" r="10" className="stroke-ink" />
    </svg>
  );
}
