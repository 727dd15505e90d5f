import { createHmac } from "node:crypto";
import { currentKey, type Secrets } from "../../config/keys.ts";

/**
 * Token of the link that takes all avisos of an address away. It is derived, so that it serves after the row of its own
 * aviso has gone, and opens nothing else.
 */
export function bajaToken(config: Secrets, email: string): string {
  return createHmac("sha256", currentKey(config, "avisos")).update(email).digest("base64url");
}
