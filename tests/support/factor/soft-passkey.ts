import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Question = { challenge: string };
type Site = { shopUrl: string };

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Flags of authenticator data: present, verified, attested credential data. */
const flags = { seen: 0x05, made: 0x45 };

/** An authenticator in software (WebAuthn level 3, section 6): one ES256 key that counts. */
export function createSoftPasskey({ shopUrl }: Site) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let count = 0;

  const common = { id: base64url(id), rawId: base64url(id), type: "public-key" as const };

  function clientData(type: string, { challenge }: Question, origin: string): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  function authenticatorData(flag: number, more: Uint8Array = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const domain = sha256(new URL(shopUrl).hostname);
    return Buffer.concat([domain, Buffer.from([flag]), counted, more]);
  }

  function coseKey(): Uint8Array {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return isoCBOR.encode(key as never);
  }

  return {
    id: common.id,
    /** Answer of `navigator.credentials.create`. */
    make(question: Question) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(flags.made, credential))],
      ]);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", question, shopUrl)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
      };
    },
    /** Answer of `navigator.credentials.get`; on a look-alike site with its `origin`. */
    sign(question: Question, { origin = shopUrl, isCounting = true } = {}) {
      if (isCounting) count += 1;
      const data = clientData("webauthn.get", question, origin);
      const authData = authenticatorData(flags.seen);
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
