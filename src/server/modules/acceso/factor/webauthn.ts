import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Config } from "../../../config/config.ts";
import { retoLifeMs } from "./retos.service.ts";

export type StoredPasskey = {
  credencial: string;
  clave_publica: string;
  contador: number;
  transportes: string;
};

/** Loaded by the first passkey: some 300 modules and 14 MB that most shops never need. */
const loadLibrary = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256, which authenticators have; COSE's numbers. */
const algorithms = [-8, -7, -257];

type Site = Pick<Config, "shopUrl">;

/** Browsers tie passkeys to a domain, so a shop at a bare IP address has none. */
export function hasPasskeys({ shopUrl }: Site): boolean {
  return isIP(new URL(shopUrl).hostname.replace(/^\[|\]$/g, "")) === 0;
}

/** Request to the authenticator. */
export async function askForPasskey(
  config: Site,
  { reto, passkeys }: { reto: string; passkeys: readonly StoredPasskey[] },
) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: domainOf(config),
    challenge: bytesOf(reto),
    timeout: retoLifeMs,
    userVerification: "preferred",
    allowCredentials: passkeys.map(toDescriptor),
  });
}

type Owner = { usuario_id: number; email: string; nombre: string };

export async function askForNewPasskey(
  config: Site & Pick<Config, "tienda">,
  { reto, owner, passkeys }: { reto: string; owner: Owner; passkeys: readonly StoredPasskey[] },
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: config.tienda().nombre,
    rpID: domainOf(config),
    userID: new TextEncoder().encode(`usuario ${owner.usuario_id}`),
    userName: owner.email,
    userDisplayName: owner.nombre,
    challenge: bytesOf(reto),
    timeout: retoLifeMs,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    excludeCredentials: passkeys.map(toDescriptor),
  });
}

/** Null when the answer is not one to this reto, from this site. */
export async function readNewPasskey(
  config: Site,
  { reto, answer }: { reto: string; answer: RegistrationResponseJSON },
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: reto,
    expectedOrigin: config.shopUrl,
    expectedRPID: domainOf(config),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credencial: id,
    clave_publica: Buffer.from(publicKey).toString("base64url"),
    contador: counter,
    transportes: JSON.stringify(transports),
  };
}

/** The new count of signatures; null when the answer is not this passkey's to this reto. */
export async function checkPasskey(
  config: Site,
  {
    reto,
    answer,
    passkey,
  }: { reto: string; answer: AuthenticationResponseJSON; passkey: StoredPasskey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: reto,
    expectedOrigin: config.shopUrl,
    expectedRPID: domainOf(config),
    requireUserVerification: false,
    credential: {
      id: passkey.credencial,
      publicKey: new Uint8Array(Buffer.from(passkey.clave_publica, "base64url")),
      counter: passkey.contador,
    },
  }).catch(refused);
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** The library throws for whatever does not fit: all of it comes from the sender. */
function refused() {
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
}

function toDescriptor({ credencial, transportes }: StoredPasskey) {
  return { id: credencial, transports: JSON.parse(transportes) as string[] };
}

function domainOf({ shopUrl }: Site): string {
  return new URL(shopUrl).hostname;
}

function bytesOf(reto: string) {
  return new Uint8Array(Buffer.from(reto, "base64url"));
}
