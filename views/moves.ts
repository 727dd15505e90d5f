import type { Route as Intercepted, Page } from "playwright-core";
import { type OperationName, type Route, routes } from "#contract/routes.ts";

import type { TokenClaims } from "#contract/values/persona/token-claims.ts";

type Answer = { status: number; body: unknown };

export async function answer(
  page: Page,
  operation: OperationName,
  { status, body }: Answer,
): Promise<void> {
  // Lists carry their length in a header.
  const headers: Record<string, string> = Array.isArray(body)
    ? { "x-total-count": String(body.length) }
    : {};
  await intercept(page, operation, (route) => route.fulfill({ status, headers, json: body }));
}

/** The shop's own answer, changed on its way. */
export async function amend<T>(
  page: Page,
  operation: OperationName,
  change: (body: T) => T,
): Promise<void> {
  await intercept(page, operation, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
}

export async function refuse(page: Page, operation: OperationName, status = 503): Promise<void> {
  await answer(page, operation, { status, body: { error: sentences[status] ?? sentences[503] } });
}

export async function hold(page: Page, operation: OperationName): Promise<void> {
  await intercept(page, operation, () => undefined);
}

export async function cut(page: Page, operation: OperationName): Promise<void> {
  await intercept(page, operation, (route) => route.abort("connectionreset"));
}

async function intercept(
  page: Page,
  operation: OperationName,
  handle: (route: Intercepted) => unknown,
): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api${routes[operation].path}`,
    (route) => (isCallOf(operation, route) ? handle(route) : route.fallback()),
  );
}

/** Operations may share a path and differ in one query parameter. */
function isCallOf(operation: OperationName, intercepted: Intercepted): boolean {
  const { method, path, when }: Route = routes[operation];
  const request = intercepted.request();
  if (request.method() !== method) return false;
  const { searchParams } = new URL(request.url());
  if (when) return isMet(when, searchParams);
  const others = Object.values<Route>(routes).filter(
    (other) => other.path === path && other.method === method && other.when,
  );
  return others.every((other) => !other.when || !isMet(other.when, searchParams));
}

function isMet({ param, value }: NonNullable<Route["when"]>, query: URLSearchParams): boolean {
  return value === undefined ? query.has(param) : query.get(param) === value;
}

const sentences: Record<number, string> = {
  401: "Tu sesión terminó. Entra de nuevo.",
  409: "Solo quedan 1 unidades disponibles.",
  429: "Demasiados intentos. Espera un momento y vuelve a intentarlo.",
  500: "Ocurrió un error inesperado.",
  503: "La tienda está muy ocupada. Inténtalo de nuevo en unos segundos.",
};

type Router = { navigate: (path: string, options: { state: unknown }) => Promise<void> };

/** Without loading a document. */
export async function follow(page: Page, path: string, state: unknown = null): Promise<void> {
  const name = "__reactRouterDataRouter";
  await page.waitForFunction((key) => key in globalThis, name);
  await page.evaluate(
    ([key, to, brought]) => {
      const router = (globalThis as unknown as Record<string, Router>)[key];
      // Not awaited: its answer may never come.
      void router?.navigate(to, { state: brought });
    },
    [name, path, state] as [string, string, unknown],
  );
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole("dialog");
  const place = (await dialog.count()) > 0 ? dialog.last() : page.getByRole("main");
  for (const [label, value] of Object.entries(fields)) {
    await place.getByLabel(label, { exact: true }).fill(value);
  }
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === "string";
  const button = page.getByRole("button", { name, exact });
  await button.or(page.getByRole("link", { name, exact })).first().click();
}

export async function pressInDialog(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("dialog").last().getByRole("button", { name }).last().click();
}

export async function read(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}

export async function seeDialog(page: Page, name?: string | RegExp): Promise<void> {
  await page
    .getByRole("dialog", name === undefined ? {} : { name })
    .last()
    .waitFor();
}

/** Stores a draft, as a form does when its session ends. */
export async function keepDraft(
  page: Page,
  token: string,
  { form, content }: { form: string; content: unknown },
): Promise<void> {
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const { sub } = JSON.parse(claims) as TokenClaims;
  await page.addInitScript(
    ([userId, name, typed]) => {
      const forms = { [name as string]: { atMs: Date.now(), content: typed } };
      sessionStorage.setItem("keptDrafts", JSON.stringify({ userId, forms }));
    },
    [sub, form, content],
  );
}

export async function losePictures(page: Page): Promise<void> {
  await page.route("**/imagenes/**", (route) => route.abort("failed"));
}
