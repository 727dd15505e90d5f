// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ComunaCombobox } from "./comuna-combobox.tsx";

afterEach(cleanup);

function Harness({ region }: { region: string }) {
  const [value, setValue] = useState("");
  const [chosen, setChosen] = useState("");
  return (
    <>
      <ComunaCombobox
        region={region}
        value={value}
        onChange={setValue}
        onChoose={(found) => {
          setValue(found.comuna.nombre);
          setChosen(found.region);
        }}
        onBlur={() => {}}
        inputRef={() => {}}
        error={undefined}
      />
      <output>{chosen}</output>
    </>
  );
}

async function type(keys: string, region = "") {
  const user = userEvent.setup();
  render(<Harness region={region} />);
  await user.tab();
  if (keys !== "") await user.keyboard(keys);
  return screen.getByRole<HTMLInputElement>("combobox");
}

function optionNames(): (string | null)[] {
  return screen.getAllByRole("option").map((option) => option.textContent);
}

describe("ComunaCombobox", () => {
  it("opens while typing and points at the active option", async () => {
    const box = await type("nuno");
    const option = screen.getByRole("option", { name: "Ñuñoa · Metropolitana" });
    expect(box.getAttribute("aria-expanded")).toBe("true");
    expect(box.getAttribute("aria-activedescendant")).toBe(option.id);
    expect(option.getAttribute("aria-selected")).toBe("true");
  });

  it("keeps the right one first and active up to the last letter", async () => {
    await type("nunoa", "Metropolitana de Santiago");
    expect(optionNames()).toEqual(["Ñuñoa · Metropolitana"]);
    expect(screen.getByRole("option").getAttribute("aria-selected")).toBe("true");
  });

  it("takes the active option with Enter, says its region and closes", async () => {
    const box = await type("conce{Enter}");
    expect(box.value).toBe("Concepción");
    expect(screen.getByText("Biobío")).toBeDefined();
    expect(box.getAttribute("aria-expanded")).toBe("false");
  });

  it("takes nothing by itself where several could be meant", async () => {
    const box = await type("san{Tab}");
    expect(box.value).toBe("san");
  });

  it("closes with Escape and keeps the text", async () => {
    const box = await type("nuno{Escape}");
    expect(box.value).toBe("nuno");
    expect(screen.queryAllByRole("option")).toHaveLength(0);
  });

  it("writes the official name when the field is left", async () => {
    const box = await type("renaca{Escape}{Tab}");
    expect(box.value).toBe("Viña del Mar");
  });

  it("keeps free text", async () => {
    const box = await type("Villa Nueva{Tab}");
    expect(box.value).toBe("Villa Nueva");
  });

  it("takes the option that is clicked", async () => {
    const user = userEvent.setup();
    const box = await type("maipu");
    await user.click(screen.getByRole("option", { name: "Maipú · Metropolitana" }));
    expect(box.value).toBe("Maipú");
  });

  it("offers the nearest in spelling, and by another name", async () => {
    await type("niunoa");
    expect(optionNames()).toEqual(["Ñuñoa · Metropolitana"]);
    cleanup();
    await type("reñ");
    expect(optionNames()).toContain("Reñaca: Viña del Mar · Valparaíso");
  });

  it("lists the region when it is opened without typing", async () => {
    const user = userEvent.setup();
    const box = await type("", "Ñuble");
    await user.click(box);
    expect(optionNames()).toHaveLength(21);
  });
});
