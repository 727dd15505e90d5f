// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { RequireSession } from "../session/require-session.tsx";
import { sessionStore } from "../session/session.ts";
import {
  useDeleteOthersDrafts,
  useDraftNames,
  useRecoveredTexts,
  useSaveTexts,
} from "./use-draft.ts";

const saved = { texto: "Como está" };

function Form() {
  const draft = useRecoveredTexts("nota:1", saved);
  const [typed, setTyped] = useState(draft.texts);
  useSaveTexts("nota:1", { typed, saved });
  const discard = () => {
    draft.discard();
    setTyped(saved);
  };
  return (
    <>
      <input
        aria-label="Texto"
        value={typed.texto}
        onChange={({ target }) => setTyped({ texto: target.value })}
      />
      {draft.isRecovered && (
        <button type="button" onClick={discard}>
          Descartar
        </button>
      )}
    </>
  );
}

function Names() {
  return <output>{useDraftNames("nota").join()}</output>;
}

function Login() {
  useDeleteOthersDrafts();
  return null;
}

const nowS = () => Math.floor(Date.now() / 1000);
const enter = (sub: string) =>
  sessionStore.start(fakeToken({ sub, iat: nowS(), exp: 4_000_000_000 }));
const text = () => screen.getByLabelText<HTMLInputElement>("Texto").value;
const stored = () => sessionStorage.getItem("keptDrafts");

/** Another tab ends the session: the page is taken off the screen. */
function endInAnotherTab(): void {
  act(() => sessionStore.becomeGuest());
  cleanup();
}

async function typeAndLose(): Promise<void> {
  render(<Form />);
  await userEvent.type(screen.getByLabelText("Texto"), " y más");
  endInAnotherTab();
}

beforeEach(() => {
  sessionStorage.clear();
  enter("7");
});
afterEach(() => {
  cleanup();
  sessionStore.end();
  vi.restoreAllMocks();
});

describe("a form over which the session ends", () => {
  it("shows what was typed once its person is back, until it is closed", async () => {
    await typeAndLose();
    enter("7");
    const { unmount } = render(<Form />);
    expect(text()).toBe("Como está y más");
    unmount();
    expect(stored()).toBeNull();
  });

  it("can show the saved texts instead, which deletes the draft", async () => {
    await typeAndLose();
    enter("7");
    render(<Form />);
    await userEvent.click(screen.getByRole("button", { name: "Descartar" }));
    expect(text()).toBe("Como está");
    expect(screen.queryByRole("button")).toBeNull();
    expect(stored()).toBeNull();
  });

  it("keeps nothing after a logout, in this tab or another", async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText("Texto"), " y más");
    vi.spyOn(window.location, "assign").mockReturnValue();
    act(() => sessionStore.endByChoice());
    window.dispatchEvent(new Event("pagehide"));
    endInAnotherTab();
    expect(stored()).toBeNull();
  });

  it("saves no draft of unchanged texts", () => {
    render(<Form />);
    endInAnotherTab();
    expect(stored()).toBeNull();
  });

  it("is listed for its own person only", async () => {
    await typeAndLose();
    enter("7");
    render(<Names />);
    expect(screen.getByRole("status").textContent).toBe("1");
    cleanup();
    enter("8");
    render(<Names />);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("loses its draft when another person logs in, whatever they open", async () => {
    await typeAndLose();
    render(<Login />);
    expect(stored()).toContain("y más");
    act(() => void enter("8"));
    expect(stored()).toBeNull();
  });

  it("does not show its texts to the next person", async () => {
    render(
      <MemoryRouter>
        <RequireSession>
          <Form />
        </RequireSession>
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByLabelText("Texto"), " y más");
    act(() => void enter("8"));
    expect(text()).toBe("Como está");
  });

  it("works where the browser has no storage", async () => {
    const refuse = () => {
      throw new Error("refused");
    };
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
    render(<Form />);
    await userEvent.type(screen.getByLabelText("Texto"), "!");
    expect(text()).toBe("Como está!");
    cleanup();
    render(<Form />);
    expect(text()).toBe("Como está");
  });
});
