// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { LoginForm } from "./login-form.tsx";

afterEach(cleanup);

function open(google: { from: string | null } | undefined, googleFailure: string | null = null) {
  const Stub = createRoutesStub([
    {
      path: "/login",
      Component: () => <LoginForm google={google} googleFailure={googleFailure} />,
    },
  ]);
  render(<Stub initialEntries={["/login"]} />);
}

describe("LoginForm", () => {
  it("has a Google button in a shop with Google", () => {
    open({ from: null });
    expect(screen.getByRole("button", { name: "Continuar con Google" })).toBeTruthy();
  });

  it("has no Google button in a shop without Google", () => {
    open(undefined);
    expect(screen.queryByText(/Google/)).toBeNull();
  });

  it("shows why a sign-in with Google failed", () => {
    open({ from: null }, "Error durante la autenticación con Google.");
    expect(screen.getByRole("alert").textContent).toContain("Error durante la autenticación");
  });

  it("links to the recovery", () => {
    open(undefined);
    const link = screen.getByRole("link", { name: "¿Olvidaste tu contraseña?" });
    expect(link.getAttribute("href")).toBe("/recuperar-contrasena");
  });
});
