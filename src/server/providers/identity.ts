import { createHash } from "node:crypto";
import * as oidc from "openid-client";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";

/** The mail address of a `sub` may change. */
export type Identity = {
  sub: string;
  email: string;
  emailVerified: boolean;
  nombre: string;
  /** Set when an organisation runs the address. */
  hd: string | null;
};

/** `reason` holds no token. */
export type IdentityAnswer =
  | { ok: true; identity: Identity }
  | { ok: false; kind: "refused" | "unavailable"; reason: string };

export type IdentityProvider = {
  /** Null when the provider is unreachable, or names a page of another origin. */
  authorizationUrl: (input: { state: string; codeChallenge: string }) => Promise<string | null>;
  /** A code is single-use: no retry. */
  exchange: (input: { code: string; codeVerifier: string | null }) => Promise<IdentityAnswer>;
};

type Settings = { clientId: string; clientSecret: string; issuer: string; redirectUri: string };

const timeoutSeconds = 5;
const clockToleranceSeconds = 300;
/** From Google's pop-up, which has no verifier. */
const popupRedirect = "postmessage";

const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.maxLength(254), z.email()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
  hd: z.optional(z.string()),
});

/** Checks issuer, audience, expiry and signature. */
function createIdentityProvider(settings: Settings): IdentityProvider {
  const configuration = createDiscovery(settings);

  async function exchange({ code, codeVerifier }: { code: string; codeVerifier: string | null }) {
    try {
      const answer = await oidc.genericGrantRequest(await configuration(), "authorization_code", {
        code,
        redirect_uri: codeVerifier === null ? popupRedirect : settings.redirectUri,
        ...(codeVerifier === null ? {} : { code_verifier: codeVerifier }),
      });
      const claims = answer.claims();
      const nonce = codeVerifier === null ? undefined : nonceOf(challengeOf(codeVerifier));
      if (claims?.nonce !== nonce) return { ok: false, kind: "refused", reason: "nonce" } as const;
      return toAnswer(claims);
    } catch (error) {
      return classify(error);
    }
  }

  return {
    async authorizationUrl({ state, codeChallenge }) {
      const known = await configuration().catch(() => null);
      if (known === null) return null;
      const address = oidc.buildAuthorizationUrl(known, {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
        nonce: nonceOf(codeChallenge),
        prompt: "select_account",
      });
      return address.origin === new URL(settings.issuer).origin ? address.href : null;
    },
    exchange,
  };
}

/** PKCE S256 (RFC 7636). */
function challengeOf(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}

/** An ID token counts only in the flow of the browser that holds this challenge's verifier. */
function nonceOf(codeChallenge: string): string {
  return createHash("sha256").update(`nonce ${codeChallenge}`).digest("base64url");
}

/** Concurrent calls share one request; a failure is not cached. */
function createDiscovery({ issuer, clientId, clientSecret }: Settings) {
  let found: Promise<oidc.Configuration> | null = null;
  return function configuration(): Promise<oidc.Configuration> {
    found ??= discover().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };

  async function discover(): Promise<oidc.Configuration> {
    const isLocal = issuer.startsWith("http://127.0.0.1:");
    const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: clockToleranceSeconds };
    return oidc.discovery(
      new URL(issuer),
      clientId,
      metadata,
      oidc.ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isLocal ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  }
}

/** Null when not configured. */
export function createIdentity({ google, shopUrl }: Pick<Config, "google" | "shopUrl">) {
  return google && createIdentityProvider({ ...google, redirectUri: `${shopUrl}/login` });
}

function toAnswer(claims: oidc.IDToken | undefined): IdentityAnswer {
  const parsed = ClaimsSchema.safeParse(claims);
  if (!parsed.success) return { ok: false, kind: "refused", reason: "no usable id token" };
  const { sub, email, email_verified, name, hd } = parsed.data;
  return {
    ok: true,
    identity: {
      sub,
      email: email.toLowerCase(),
      emailVerified: email_verified === true || email_verified === "true",
      nombre: name ?? "",
      hd: hd ?? null,
    },
  };
}

/** Messages of the library may hold a token. */
function classify(error: unknown): IdentityAnswer {
  const { code, status, error: oauthError } = error as Record<string, unknown>;
  const reason = [code, oauthError, status].filter((part) => part !== undefined).join(" ");
  const isAnswer = error instanceof oidc.ResponseBodyError && error.status < 500;
  const isClaim =
    typeof code === "string" &&
    /CLAIM|JWT|TIMESTAMP|INVALID_RESPONSE|SIGNATURE|KEY_SELECTION/.test(code);
  return { ok: false, kind: isAnswer || isClaim ? "refused" : "unavailable", reason };
}
