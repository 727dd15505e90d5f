// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { requiredText } from "#contract/schemas/fields.ts";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { sessionStore } from "../session/session.ts";
import { useDraftForm } from "./use-draft-form.ts";

const Schema = z.strictObject({ motivo: requiredText("motivo", 300), clave: z.string() });

function Form() {
  const { field, submit, isRecovered, isChanged, discard } = useDraftForm({
    draft: "reembolso:1",
    saved: { motivo: "Como está" },
    schema: Schema,
    fields: ["motivo", "clave"],
    send: async () => ({ ok: true, data: null }) as const,
  });
  return (
    <form onSubmit={submit}>
      <TextField {...field("motivo")} label="Motivo" />
      <TextField {...field("clave")} label="Clave" />
      <output>{isChanged ? "changed" : "unchanged"}</output>
      {isRecovered && (
        <button type="button" onClick={discard}>
          Descartar
        </button>
      )}
    </form>
  );
}

const enter = () =>
  sessionStore.start(
    fakeToken({ sub: "7", iat: Math.floor(Date.now() / 1000), exp: 4_000_000_000 }),
  );
const motivo = () => screen.getByLabelText<HTMLInputElement>("Motivo");
const clave = () => screen.getByLabelText<HTMLInputElement>("Clave");

async function typeAndLose(): Promise<void> {
  render(<Form />);
  await userEvent.type(motivo(), " y más");
  await userEvent.type(clave(), "secreta");
  act(() => sessionStore.becomeGuest());
  cleanup();
  enter();
}

beforeEach(() => {
  sessionStorage.clear();
  enter();
});
afterEach(() => {
  cleanup();
  sessionStore.end();
});

it("recovers the fields that have saved texts, and no other", async () => {
  await typeAndLose();
  expect(sessionStorage.getItem("keptDrafts")).not.toContain("secreta");
  render(<Form />);
  expect(motivo().value).toBe("Como está y más");
  expect(clave().value).toBe("");
  expect(screen.getByRole("status").textContent).toBe("changed");
});

it("shows the saved texts again when the draft is discarded", async () => {
  await typeAndLose();
  render(<Form />);
  await userEvent.click(screen.getByRole("button", { name: "Descartar" }));
  expect(motivo().value).toBe("Como está");
  expect(screen.getByRole("status").textContent).toBe("unchanged");
  expect(screen.queryByRole("button")).toBeNull();
  expect(sessionStorage.getItem("keptDrafts")).toBeNull();
});
