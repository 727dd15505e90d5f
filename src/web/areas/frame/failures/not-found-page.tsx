import { Link } from "react-router";
import { busquedaLength } from "#contract/values/producto/catalogo-lists.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { frameCopy } from "../frame.copy.ts";
import { UnprintedRidge } from "./unprinted-ridge.tsx";

/** Works without scripts. */
export function NotFoundPage({ title = frameCopy.notFoundTitle }: { title?: string | undefined }) {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-4 pt-8 pb-20 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:pt-20">
      <UnprintedRidge className="w-full max-w-xs justify-self-center md:order-last md:max-w-xl" />
      <div className="grid gap-8">
        <div className="grid gap-4">
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          <p className="max-w-text text-lg text-muted">{frameCopy.notFoundText}</p>
        </div>
        <SearchAgain />
        <Shelves />
      </div>
    </div>
  );
}

function SearchAgain() {
  return (
    <search>
      <form action="/tienda" className="flex max-w-xl flex-wrap items-end gap-2">
        <TextField
          label={frameCopy.search}
          name="q"
          type="search"
          maxLength={busquedaLength}
          className="min-w-0 grow basis-56"
        />
        <Button type="submit">{frameCopy.searchButton}</Button>
      </form>
    </search>
  );
}

function Shelves() {
  const { categorias } = useRootData();
  const shelves = [
    ...categorias.map(({ slug, nombre }) => ({ to: `/categoria/${slug}`, text: nombre })),
    { to: "/tienda", text: frameCopy.goTienda },
  ];
  return (
    <nav aria-label={frameCopy.shelves}>
      <p aria-hidden="true" className="text-sm font-semibold">
        {frameCopy.shelves}
      </p>
      <ul className="mt-2 grid max-w-xl gap-x-8 sm:grid-cols-2">
        {shelves.map(({ to, text }) => (
          <li key={to} className="border-t border-hairline">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-12 items-center justify-between gap-3 hover:text-accent hover:underline"
            >
              {text}
              <ArrowRightIcon className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
