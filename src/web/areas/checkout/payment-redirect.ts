/** docs/reglas.md 54; null for an invalid answer. */
export function paymentAddress(answer: unknown): string | null {
  const { url, token } = (answer ?? {}) as { url?: unknown; token?: unknown };
  if (typeof url !== "string" || typeof token !== "string" || token === "") return null;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const target = new URL(url);
  target.searchParams.set("token_ws", token);
  return target.href;
}
