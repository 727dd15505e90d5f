import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { showToast } from "#web/app/toasts.ts";
import { showWholeNumber } from "#web/forms/whole-number.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CloseIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { controlClass } from "#web/ui/fields/field.tsx";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { type ProductoNumber, readProducto, setNumber } from "../productos-data.ts";

type Props = {
  producto: Producto;
  field: ProductoNumber;
  /** The cell at rest, and the number in it. */
  className: string;
  children: ReactNode;
};

/** A number of the row that becomes its own field when it is pressed. */
export function NumberCell({ producto, field, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { nombre } = producto;

  function close(): void {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  }

  if (isOpen) {
    return (
      <td className="order-1 py-1 max-xl:basis-full xl:w-72">
        <NumberForm producto={producto} field={field} onClose={close} />
      </td>
    );
  }
  return (
    <td className={className}>
      <button
        ref={button}
        type="button"
        aria-label={copy.changeOf[field](nombre, showWholeNumber(producto[field]))}
        className="-mx-2 min-h-11 min-w-11 rounded-soft px-2 text-left underline decoration-dotted underline-offset-4 hover:bg-quiet xl:text-right"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
    </td>
  );
}

type FormProps = { producto: Producto; field: ProductoNumber; onClose: () => void };

function NumberForm({ producto, field, onClose }: FormProps) {
  const { id, nombre } = producto;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  // A newer number of the list does not count as seen while another one is typed.
  const [seen, setSeen] = useState(producto[field]);
  const [typed, setTyped] = useState(showWholeNumber(seen));
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const result = await setNumber(id, { field, to: typed, from: seen });
    if (result.ok) {
      showToast(copy.numberSaved[field](nombre, showWholeNumber(result.data.producto[field])));
      onClose();
      return;
    }
    if (result.status === 409) {
      const fresh = await readProducto(id);
      if (fresh.ok) setSeen(fresh.data[field]);
    }
    setIsSaving(false);
    setError(result.campos[field] ?? result.error ?? copy.changeFailed);
    input.current?.focus();
  }

  return (
    <form noValidate method="post" className="grid gap-1" onSubmit={(event) => void save(event)}>
      <span className="flex flex-wrap items-center gap-1.5">
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the pressed number becomes this field.
          autoFocus
          aria-label={copy.numberOf[field](nombre)}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          className={cx(controlClass, "max-w-28 min-w-[min(5rem,100%)] flex-1 tabular-nums")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          readOnly={isSaving}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
        />
        <Button type="submit" size="small" isBusy={isSaving}>
          {copy.saveNumber}
        </Button>
        <IconButton label={copy.cancel} icon={<CloseIcon className="size-5" />} onClick={onClose} />
      </span>
      <span id={errorId} role="alert" className="text-sm font-medium text-danger wrap-anywhere">
        {error}
      </span>
    </form>
  );
}
