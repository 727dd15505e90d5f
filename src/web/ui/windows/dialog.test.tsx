// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

/** A list whose last item can be taken out, and a button beside it. */
function List() {
  const [names, setNames] = useState(["Casa", "Oficina"]);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <main>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setAsked(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Agregar</button>
      {asked && (
        <ConfirmDialog
          title="Eliminar"
          cancelLabel="Cancelar"
          confirmLabel="Eliminar"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setNames(names.filter((name) => name !== asked));
            setAsked(null);
          }}
        >
          <p>{asked}</p>
        </ConfirmDialog>
      )}
    </main>
  );
}

const focusedName = () => document.activeElement?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("closing gives the focus back to what opened it", async () => {
  render(<List />);
  await press("Oficina");
  await press("Cancelar");
  expect(focusedName()).toBe("Oficina");
});

test("when the opener went, the focus stays near its place", async () => {
  render(<List />);
  await press("Oficina");
  await press("Eliminar");
  expect(focusedName()).toBe("Casa");
  await press("Casa");
  await press("Eliminar");
  expect(focusedName()).toBe("Agregar");
});

test("the late event of a close leaves a dialog open that was opened again", () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Secciones">
      <p>Hoy</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  fireEvent(dialog, new Event("close"));
  expect(onClose).not.toHaveBeenCalled();
  dialog.removeAttribute("open");
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledOnce();
});
