import { cx } from "#web/ui/class-names.ts";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import type { FoundComuna } from "./comuna-search.ts";

type Props = {
  listId: string;
  optionId: (place: number) => string;
  options: readonly FoundComuna[];
  isOpen: boolean;
  activeIndex: number;
  onChoose: (found: FoundComuna) => void;
};

export function ComunaOptions({ listId, optionId, options, isOpen, activeIndex, onChoose }: Props) {
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={copy.suggestions}
      hidden={!isOpen || options.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto overscroll-contain rounded-thin border border-edge bg-card py-1 shadow-lift"
    >
      {isOpen &&
        options.map((found, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text field, which keeps the focus
          <div
            key={found.comuna.codigo}
            id={optionId(place)}
            ref={place === activeIndex ? keepInView : null}
            role="option"
            tabIndex={-1}
            aria-selected={place === activeIndex}
            // Keeps the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(found)}
            className={cx(
              "flex min-h-11 cursor-pointer items-center px-3.5",
              place === activeIndex ? "bg-action text-on-action" : "hover:bg-accent-tint",
            )}
          >
            <ComunaName found={found} />
          </div>
        ))}
    </div>
  );
}

function keepInView(option: Element | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

function ComunaName({ found: { comuna, region, alias } }: { found: FoundComuna }) {
  return (
    <span>
      {alias !== null && `${alias}: `}
      <span className="font-semibold">{comuna.nombre}</span>
      {` · ${copy.shortRegion(region)}`}
    </span>
  );
}
