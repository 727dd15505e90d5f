import type { ApiClient } from "#contract/client.ts";
import type { FactorQuestion } from "#contract/schemas/factor.ts";
import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { addressOn } from "#web/app/browser/foreign-address.ts";
import { accesoCopy } from "../acceso.copy.ts";
import { loginPath } from "../session/redirect-target.ts";
import { challengeOf, rememberSignIn, takeSignIn } from "./google-secrets.ts";

const copy = accesoCopy.login;

type StartDeps = {
  api: ApiClient;
  tabStorage: KeyValueStorage;
  from: string | null;
  /** Google's, as the shop's settings say. */
  origin: string | null;
};

export async function startGoogle({
  api,
  tabStorage,
  from,
  origin,
}: StartDeps): Promise<{ url: string } | { error: string }> {
  const { state, verifier } = rememberSignIn(tabStorage, from);
  // crypto.subtle needs a secure origin.
  const code_challenge = await challengeOf(verifier).catch(() => null);
  if (code_challenge === null) return { error: copy.googleFlowFailed };
  const result = await api("startGoogleLogin", { body: { state, code_challenge } });
  if (!result.ok) return { error: result.error ?? copy.googleFailed };
  const address = addressOn(origin, result.data.url);
  return address ? { url: address.href } : { error: copy.googleFlowFailed };
}

/** `from` is the page after the sign-in. */
export type GoogleReturn =
  | { kind: "none" }
  | { kind: "done"; from: string }
  /** The account has a second factor. */
  | { kind: "asks"; from: string; question: FactorQuestion }
  | { kind: "failed"; from: string; message: string };

export const noGoogleReturn: GoogleReturn = { kind: "none" };

type ReturnDeps = {
  api: ApiClient;
  tabStorage: KeyValueStorage;
  url: URL;
  /** Replaces the URL, which holds code and state, in the history. */
  showAddress: (path: string) => void;
  startSession: (token: string) => boolean;
};

export function isGoogleReturn(params: URLSearchParams): boolean {
  return params.has("code") || params.has("error");
}

/** Accepts only the state of this tab, once: no foreign link and no reload can post a code. */
export async function loginOnGoogleReturn(deps: ReturnDeps): Promise<GoogleReturn> {
  const { searchParams } = deps.url;
  if (!isGoogleReturn(searchParams)) return noGoogleReturn;
  const pending = takeSignIn(deps.tabStorage);
  const from = pending?.from ?? "/";
  deps.showAddress(loginPath(from));
  const code = searchParams.get("code");
  if (!pending || !code || searchParams.get("state") !== pending.state) {
    return { kind: "failed", from, message: copy.googleFlowFailed };
  }
  const result = await deps.api("loginWithGoogle", {
    body: { code, code_verifier: pending.verifier },
  });
  if (!result.ok) return { kind: "failed", from, message: result.error || copy.googleFailed };
  if ("segundo_factor" in result.data) {
    return { kind: "asks", from, question: result.data.segundo_factor };
  }
  if (deps.startSession(result.data.token)) return { kind: "done", from };
  return { kind: "failed", from, message: copy.googleFailed };
}
