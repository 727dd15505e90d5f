import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Null when the person cancelled, or the browser has no passkey for this shop. */
export function askPasskey(question: object) {
  const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(() => null);
}

/** Null when the person cancelled, or the authenticator is registered already. */
export function makePasskey(question: object) {
  const optionsJSON = question as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => null);
}

export type PasskeyAnswer = NonNullable<Awaited<ReturnType<typeof askPasskey>>>;
