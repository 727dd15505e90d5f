// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ComunaCombobox } from "./comuna-combobox.tsx";
import { comunasOfRegion } from "./comuna-search.ts";

afterEach(cleanup);

function Harness({ region }: { region: string }) {
  const [value, setValue] = useState("");
  return (
    <ComunaCombobox
      comunas={comunasOfRegion(region)}
      value={value}
      onChange={setValue}
      onBlur={() => {}}
      inputRef={() => {}}
      error={undefined}
    />
  );
}

async function type(keys: string, region = "Metropolitana de Santiago") {
  const user = userEvent.setup();
  render(<Harness region={region} />);
  await user.tab();
  await user.keyboard(keys);
  return screen.getByRole<HTMLInputElement>("combobox");
}

describe("ComunaCombobox", () => {
  it("opens while typing and points at the active option", async () => {
    const box = await type("nuno{ArrowDown}");
    const option = screen.getByRole("option", { name: "Ñuñoa" });
    expect(box.getAttribute("aria-expanded")).toBe("true");
    expect(box.getAttribute("aria-activedescendant")).toBe(option.id);
    expect(option.getAttribute("aria-selected")).toBe("true");
  });

  it("takes the active option with Enter and closes", async () => {
    const box = await type("nuno{ArrowDown}{Enter}");
    expect(box.value).toBe("Ñuñoa");
    expect(box.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with Escape and keeps the text", async () => {
    const box = await type("nuno{Escape}");
    expect(box.value).toBe("nuno");
    expect(screen.queryAllByRole("option")).toHaveLength(0);
  });

  it("writes the official name when the field is left", async () => {
    const user = userEvent.setup();
    const box = await type("renaca", "Valparaíso");
    await user.tab();
    expect(box.value).toBe("Viña del Mar");
  });

  it("keeps free text", async () => {
    const user = userEvent.setup();
    const box = await type("Villa Nueva");
    await user.tab();
    expect(box.value).toBe("Villa Nueva");
  });

  it("takes the option that is clicked", async () => {
    const user = userEvent.setup();
    const box = await type("maipu");
    await user.click(screen.getByRole("option", { name: "Maipú" }));
    expect(box.value).toBe("Maipú");
  });

  it("offers nothing before a region is chosen", async () => {
    await type("a", "");
    expect(screen.queryAllByRole("option")).toHaveLength(0);
  });
});
