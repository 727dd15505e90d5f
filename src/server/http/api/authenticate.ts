import { errorMessages } from "#contract/error-messages.ts";
import type { Access } from "#contract/operations.ts";
import type { Session } from "../../context.ts";
import { AppError } from "../../errors.ts";

export type FindSession = (token: string) => Promise<Session | null>;

type Caller = {
  access: Access;
  /** `Authorization`. */
  header: string | undefined;
};

/** Our tokens have about 400 characters. */
const maxTokenLength = 2048;

/**
 * Throws 401 without a valid token. A public operation ignores a bad token: an expired one must not
 * hide the catalogue.
 */
export async function authenticate(
  { access, header }: Caller,
  findSession: FindSession,
): Promise<Session | null> {
  const token = readBearer(header);
  const session = token === null ? null : await findSession(token);
  if (access === "public") return session;
  if (token === null) throw unauthorized(errorMessages.unauthenticated);
  if (session === null) throw unauthorized(errorMessages.sessionEnded);
  return session;
}

/** Throws 403. Call it once the request knows its session, so that the trail names the caller. */
export function checkRol(access: Access, session: Session | null): void {
  if (access !== "admin" || session?.rol === "admin") return;
  throw new AppError({ status: 403, message: errorMessages.forbidden });
}

/** RFC 6750. */
function readBearer(header: string | undefined): string | null {
  const token = /^bearer +([A-Za-z0-9._~+/=-]+) *$/i.exec(header?.trim() ?? "")?.[1];
  return token === undefined || token.length > maxTokenLength ? null : token;
}

function unauthorized(message: string): AppError {
  return new AppError({ status: 401, message });
}
