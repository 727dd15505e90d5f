// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { requiredText } from "#contract/schemas/fields.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useApiForm } from "./use-api-form.ts";

afterEach(cleanup);

const Schema = z.strictObject({
  alias: requiredText("alias", 60),
  ciudad: requiredText("ciudad", 60),
});
const done = { ok: true, data: { mensaje: "Guardada." } } as const;
const refusal = (error: string | null, campos = {}) =>
  ({ ok: false, status: 422, error, campos, disponible: null, retryAfterSeconds: null }) as const;

type Answer = typeof done | ReturnType<typeof refusal>;

type FormProps = { answers: Answer[]; sent?: object[]; onDone?: () => void };

/** Without a summary, as the dialogs of the owner are. */
function Form({ answers, sent = [], onDone }: FormProps) {
  const { field, submit, answer, failure } = useApiForm({
    schema: Schema,
    fields: ["alias", "ciudad"],
    defaultValues: { alias: "", ciudad: "" },
    send: async (values) => {
      sent.push(values);
      return answers.shift() ?? done;
    },
    onDone: (_answer, { form }) => {
      onDone?.();
      form.reset({ alias: "", ciudad: "" });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {answer && <p>{answer.mensaje}</p>}
      {failure && <p>{failure.error ?? "Falló."}</p>}
      <TextField {...field("alias")} label="Alias" />
      <TextField {...field("ciudad")} label="Ciudad" />
      <button type="submit">Guardar</button>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Guardar" }));
const alias = () => screen.getByLabelText<HTMLInputElement>("Alias");
const ciudad = () => screen.getByLabelText<HTMLInputElement>("Ciudad");

async function fill(): Promise<void> {
  await userEvent.type(alias(), " Casa ");
  await userEvent.type(ciudad(), "Ancud");
}

test("sends nothing while a field is refused, and focuses the first one", async () => {
  const sent: object[] = [];
  render(<Form answers={[]} sent={sent} />);
  await save();
  expect(sent).toEqual([]);
  expect(alias().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(alias()));
});

test("sends what the schema makes of the values, and gives the answer", async () => {
  const sent: object[] = [];
  render(<Form answers={[]} sent={sent} />);
  await fill();
  await save();
  expect(await screen.findByText("Guardada.")).toBeTruthy();
  expect(sent).toEqual([{ alias: "Casa", ciudad: "Ancud" }]);
  expect(alias().value).toBe("");
});

test("shows the server's sentence at its field, not as a failure", async () => {
  render(<Form answers={[refusal("Revisa el formulario.", { ciudad: "No la conocemos." })]} />);
  await fill();
  await save();
  await screen.findByText("No la conocemos.");
  expect(screen.queryByText("Revisa el formulario.")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(ciudad()));
  expect(ciudad().value).toBe("Ancud");
});

test("gives the failure of the call until the next one", async () => {
  render(<Form answers={[refusal("Ya existe."), refusal(null, { otro: "No va." })]} />);
  await fill();
  await save();
  await screen.findByText("Ya existe.");
  await save();
  await screen.findByText("Falló.");
  await save();
  await screen.findByText("Guardada.");
  expect(screen.queryByText("Falló.")).toBeNull();
});

test("an exception after the answer is a failure, and the form can be sent again", async () => {
  vi.stubGlobal("reportError", () => undefined);
  let isBroken = true;
  const onDone = () => {
    if (isBroken) throw new Error("no such function in this browser");
  };
  render(<Form answers={[]} onDone={onDone} />);
  await fill();
  await save();
  await screen.findByText("Falló.");
  expect(screen.queryByText("Guardada.")).toBeNull();
  isBroken = false;
  await save();
  await screen.findByText("Guardada.");
  vi.unstubAllGlobals();
});
