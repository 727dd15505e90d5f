import { layoutCopy } from "#web/copy/layout.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** There is nothing at this address: say so and offer the search, which works without scripts. */
export function NotFoundPage({ title = layoutCopy.notFoundTitle }: { title?: string }) {
  return (
    <EmptyState
      level={1}
      title={title}
      className="page-width py-20"
      actions={<LinkButton to="/tienda">{layoutCopy.goTienda}</LinkButton>}
    >
      <p>{layoutCopy.notFoundText}</p>
      <search>
        <form action="/tienda" className="mx-auto mt-6 flex max-w-md items-end gap-2 text-left">
          <TextField
            label={layoutCopy.search}
            name="q"
            type="search"
            maxLength={100}
            className="grow"
          />
          <Button type="submit" variant="secondary">
            {layoutCopy.searchButton}
          </Button>
        </form>
      </search>
    </EmptyState>
  );
}
