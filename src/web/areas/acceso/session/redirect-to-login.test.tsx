// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RedirectToLogin } from "./redirect-to-login.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(seconds: number) {
  const Stub = createRoutesStub([
    {
      path: "/registrar",
      Component: () => <RedirectToLogin seconds={seconds} announce={(left) => `Faltan ${left}`} />,
    },
    { path: "/login", Component: () => <h1>Ingresar</h1> },
  ]);
  render(<Stub initialEntries={["/registrar"]} />);
}

/** Lets whole seconds pass, one render at a time. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
}

describe("RedirectToLogin", () => {
  it("counts down and goes to the login", async () => {
    open(3);
    await pass(2);
    expect(screen.getByRole("timer").textContent).toBe("Faltan 1");
    await pass(1);
    expect(screen.getByRole("heading").textContent).toBe("Ingresar");
  });

  it("stays when it is stopped", async () => {
    open(3);
    await pass(1);
    fireEvent.click(screen.getByRole("button", { name: "Quedarme aquí" }));
    await pass(10);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("goes at once when asked", async () => {
    open(3);
    fireEvent.click(screen.getByRole("link", { name: "Ir ahora" }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole("heading").textContent).toBe("Ingresar");
  });
});
