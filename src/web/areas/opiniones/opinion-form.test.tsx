// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { OpinionForm } from "./opinion-form.tsx";

afterEach(cleanup);

test("chosen stars take the error of missing stars away", async () => {
  const producto = { producto_id: 3, nombre_producto: "Pudú" };
  const Component = () => (
    <OpinionForm
      formId="opinion"
      producto={producto}
      opinion={null}
      onStateChange={() => {}}
      onSaved={() => {}}
    />
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const { container } = render(<Stub />);
  const form = container.querySelector("form");
  form?.requestSubmit();
  await screen.findByText("Elige de una a cinco estrellas.");
  await userEvent.click(screen.getByRole("radio", { name: "5 estrellas" }));
  await screen.findByText("5 estrellas");
  expect(screen.queryByText("Elige de una a cinco estrellas.")).toBeNull();
});
