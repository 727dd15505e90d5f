import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from "@simplewebauthn/browser";

/** Null when the person cancelled, or the browser has no passkey for this shop. */
export function askPasskey(question: object) {
  const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(() => null);
}

export type PasskeyAnswer = NonNullable<Awaited<ReturnType<typeof askPasskey>>>;
