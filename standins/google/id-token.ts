import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { Bent, Person } from "./person.ts";

const lifeSeconds = 3600;

export type Signer = {
  jwks(): { keys: object[] };
  sign(input: {
    person: Person;
    bent: Bent;
    issuer: string;
    audience: string;
    nonce: string | null;
    nowMs: number;
  }): string;
};

const generate = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

let processKeys: { own: KeyPair; stranger: KeyPair } | undefined;

type KeyPair = ReturnType<typeof generate>;

/** At first use: a pair takes up to 200 ms, and most tests never sign. */
function readKeys() {
  processKeys ??= { own: generate(), stranger: generate() };
  return processKeys;
}

/** RS256 with a key of this process. */
export function createSigner(): Signer {
  const kid = "simulador-1";
  return {
    jwks: () => ({
      keys: [
        { ...readKeys().own.publicKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" },
      ],
    }),
    sign({ person, bent, issuer, audience, nonce, nowMs }) {
      const { own, stranger } = readKeys();
      const iat = Math.floor(nowMs / 1000);
      const claims = {
        iss: bent.iss ?? issuer,
        aud: bent.aud ?? audience,
        sub: person.sub,
        email: person.email,
        email_verified: person.email_verificado,
        name: person.nombre,
        ...(person.hd === undefined ? {} : { hd: person.hd }),
        ...(nonce === null ? {} : { nonce }),
        iat,
        exp: iat + (bent.exp_segundos ?? lifeSeconds),
      };
      return encode(
        { alg: "RS256", kid, typ: "JWT" },
        claims,
        (bent.firma_mala ? stranger : own).privateKey,
      );
    },
  };
}

function encode(header: object, claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}
