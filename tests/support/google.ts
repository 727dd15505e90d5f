import type { TestApp } from "./test-app.ts";

type Wanted = { email: string; nombre?: string } & Record<string, unknown>;

/** A code as Google's pop-up would hand it to the shop. */
export async function codeFor({ standins }: TestApp, wanted: Wanted): Promise<string> {
  const { code } = await post(`${standins.url}/google/control/codigo`, wanted);
  return String(code);
}

/** Makes the next answer of Google's token address misbehave. */
export async function breakGoogle({ standins }: TestApp, falla: string): Promise<void> {
  await post(`${standins.url}/google/control/fallas`, { falla });
}

async function post(url: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
