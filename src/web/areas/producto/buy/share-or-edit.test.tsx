// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ShareOrEdit } from "./share-or-edit.tsx";

type Device = { canShare: () => boolean; share?: (data?: ShareData) => Promise<void> };

afterEach(cleanup);

const url = "https://tienda.test/producto/5-pudu";

async function press(device: Device): Promise<string> {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  render(<ShareOrEdit id={1} nombre="Pudú" url={url} />);
  await user.click(screen.getByRole("button", { name: "Compartir" }));
  return navigator.clipboard.readText();
}

test("the device's own list gets nombre and address, and nothing is copied", async () => {
  const shared: ShareData[] = [];
  const share = async (data?: ShareData) => void shared.push(data ?? {});
  expect(await press({ canShare: () => true, share })).toBe("");
  expect(shared).toEqual([{ title: "Pudú", text: "Pudú", url }]);
});

test("a list that was closed copies nothing", async () => {
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  expect(await press({ canShare: () => true, share })).toBe("");
});

test.each<[string, Device]>([
  ["has no list", { canShare: () => false }],
  [
    "refuses its list",
    {
      canShare: () => true,
      share: () => Promise.reject(new DOMException("refused", "NotAllowedError")),
    },
  ],
])("a browser that %s copies the address", async (_which, device) => {
  expect(await press(device)).toBe(url);
});
