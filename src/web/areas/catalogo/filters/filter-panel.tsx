import { Link } from "react-router";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { catalogoCopy } from "../catalogo.copy.ts";
import { type CatalogoView, categoriaHref, countActive, shownCategoria } from "./scope.ts";
import { SearchForm } from "./search-form.tsx";

export function FilterPanel({ view }: { view: CatalogoView }) {
  const { scope, filters, categorias } = view;
  const shown = shownCategoria(scope, filters);
  return (
    <div className="grid gap-8">
      <SearchForm view={view} />
      <nav aria-label={catalogoCopy.categorias}>
        <h2 className="mb-2 font-text text-sm font-semibold tracking-normal">
          {catalogoCopy.categorias}
        </h2>
        <ul className="border-l border-veta">
          <CategoriaItem
            to={categoriaHref(scope, filters, null)}
            text={catalogoCopy.todas}
            isShown={shown === null}
          />
          {categorias.map(({ slug, nombre }) => (
            <CategoriaItem
              key={slug}
              to={categoriaHref(scope, filters, slug)}
              text={nombre}
              isShown={shown === slug}
            />
          ))}
        </ul>
      </nav>
      {countActive(filters) > 0 && !view.isEmpty && (
        <LinkButton to={scope.path} variant="secondary" size="small" className="justify-self-start">
          {catalogoCopy.clear}
        </LinkButton>
      )}
    </div>
  );
}

function CategoriaItem({ to, text, isShown }: { to: string; text: string; isShown: boolean }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isShown ? "true" : undefined}
        className={cx(
          "-ml-px flex min-h-11 items-center border-l-4 pl-4 hover:text-lapis",
          isShown ? "border-cobre font-semibold" : "border-unseen",
        )}
      >
        {text}
      </Link>
    </li>
  );
}
