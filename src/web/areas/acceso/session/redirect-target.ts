const home = "/";
const accountPages =
  /^\/(login|registrar|verificar-email|recuperar-contrasena|restablecer-contrasena\/.*)\/*$/i;

/**
 * The page after the login. Only an absolute path of this site passes (docs/reglas.md 47); what
 * leads back to the login becomes the home page.
 */
export function safeRedirectTarget(from: string | null | undefined): string {
  if (!from || from.length > 2000 || !isLocalPath(from)) return home;
  const url = new URL(from, "http://local.invalid");
  if (url.host !== "local.invalid" || url.pathname.startsWith("//")) return home;
  if (accountPages.test(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** Remembers where the visitor came from. */
export function loginPath(from?: string): string {
  return withOrigin("/login", from);
}

/** Like the above, over a registration. */
export function registerPath(from: string | null): string {
  return withOrigin("/registrar", from);
}

function withOrigin(path: string, from: string | null | undefined): string {
  const target = safeRedirectTarget(from);
  if (target === home) return path;
  return `${path}?from=${encodeURIComponent(target).replaceAll("%2F", "/")}`;
}

function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}\p{Cs}]/u.test(text);
}
