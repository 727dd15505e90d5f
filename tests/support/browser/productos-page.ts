import type { Page } from "playwright-core";

export const dialog = (page: Page, name: "Crear Producto" | "Editar Producto") =>
  page.getByRole("dialog", { name });
export const row = (page: Page, nombre: string) =>
  page.getByRole("row").filter({ hasText: nombre });

/** By label, in the open dialog. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole("dialog").getByLabel(label, { exact: true }).fill(value);
  }
}

export const save = (page: Page) => page.getByRole("button", { name: "Guardar Producto" }).click();
