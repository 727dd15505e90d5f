import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterIcon } from "#web/ui/art/icons.tsx";
import { Drawer } from "#web/ui/windows/drawer.tsx";
import { useBackCloses } from "#web/ui/windows/use-back-closes.ts";
import { catalogoCopy, type Found } from "../catalogo.copy.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { type CatalogoView, countActive } from "./scope.ts";

type Props = { view: CatalogoView; found: Found };

/** The list behind it updates at once; its button only closes it. */
export function FilterDrawer({ view, found }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { q } = view.filters;
  const active = countActive(view.filters);
  const close = () => setIsOpen(false);
  const leave = useBackCloses(isOpen, close);
  return (
    <div className="lg:hidden noscript:hidden">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={catalogoCopy.openFilters(active)}
        className="relative max-sm:px-3"
        onClick={() => setIsOpen(true)}
      >
        <FilterIcon className="size-5 max-sm:hidden" />
        <span>{catalogoCopy.filters}</span>
        {active > 0 && (
          <span className="absolute -top-2 -right-1 grid h-5 min-w-5 place-items-center rounded-thin bg-copper px-1 text-xs font-bold text-on-copper">
            {active}
          </span>
        )}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={catalogoCopy.filters}
        footer={
          <div className="grid gap-3">
            <p role="status" className="text-sm text-muted">
              {catalogoCopy.foundCount(found)} {q !== "" && catalogoCopy.foundFor(q)}
            </p>
            <Button className="w-full" onClick={close}>
              {catalogoCopy.showResults}
            </Button>
          </div>
        }
      >
        <FilterPanel view={view} onSearch={leave} />
      </Drawer>
    </div>
  );
}
