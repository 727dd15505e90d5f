// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FileDrop } from "./file-drop.tsx";

afterEach(cleanup);

const file = new File(["x"], "x.png", { type: "image/png" });

function renderDrop() {
  const chosen: string[] = [];
  render(
    <FileDrop
      label="Fotos"
      idle="Arrastra"
      active="Suelta"
      accept="image/png"
      isMultiple
      onFiles={(files) => chosen.push(...files.map(({ name }) => name))}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Fotos/);
  const area = screen.getByText("Arrastra").closest("label") as HTMLLabelElement;
  return { chosen, input, area };
}

/** A drag event with what hangs on the pointer. */
function drag(area: Element, kind: "dragOver" | "drop", types: string[]) {
  const event = createEvent[kind](area);
  Object.defineProperty(event, "dataTransfer", { value: { types, files: [file] } });
  fireEvent(area, event);
}

test("files can be chosen, the same one twice", async () => {
  const { chosen, input } = renderDrop();
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(chosen).toEqual(["x.png", "x.png"]);
});

test("the words change while files hang above it, and dropped ones are taken", () => {
  const { chosen, area } = renderDrop();
  drag(area, "dragOver", ["Files"]);
  expect(area.textContent).toContain("Suelta");
  drag(area, "drop", ["Files"]);
  expect(area.textContent).toContain("Arrastra");
  expect(chosen).toEqual(["x.png"]);
});

test("what is no file passes by", () => {
  const { chosen, area } = renderDrop();
  drag(area, "dragOver", ["text/plain"]);
  drag(area, "drop", ["text/plain"]);
  expect(area.textContent).toContain("Arrastra");
  expect(chosen).toEqual([]);
});
