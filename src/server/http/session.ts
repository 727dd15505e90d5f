import { errorMessages } from "#contract/error-messages.ts";
import type { Access } from "#contract/operations.ts";
import type { AppContext, Session } from "../context.ts";
import { AppError } from "../errors.ts";
import { findSessionUsuario, readSessionToken, sessionEnd } from "../modules/acceso/index.ts";

type AuthenticateInput = {
  ctx: Pick<AppContext, "db" | "clock" | "config">;
  access: Access;
  /** The `Authorization` header as it came. */
  header: string | undefined;
};

/** Longest token that is looked at; ours have about 400 characters. */
const maxTokenLength = 2048;

/**
 * Who is calling, from the bearer token and that person's row at this moment. A public operation
 * treats a bad token as no token, so that an old one in local storage never hides the catalogue.
 */
export async function authenticate({
  ctx,
  access,
  header,
}: AuthenticateInput): Promise<Session | null> {
  const token = readBearer(header);
  const session = token === null ? null : await findSession(ctx, token);
  if (access === "public") return session;
  if (token === null) throw unauthorized(errorMessages.unauthenticated);
  if (session === null) throw unauthorized(errorMessages.sessionEnded);
  if (access === "admin" && session.rol !== "admin") {
    throw new AppError({ status: 403, message: errorMessages.forbidden });
  }
  return session;
}

/** The token of `Authorization: Bearer …` (RFC 6750; the scheme in any case); null for every other header. */
function readBearer(header: string | undefined): string | null {
  const token = /^bearer +([A-Za-z0-9._~+/=-]+) *$/i.exec(header?.trim() ?? "")?.[1];
  return token === undefined || token.length > maxTokenLength ? null : token;
}

async function findSession(ctx: AuthenticateInput["ctx"], token: string): Promise<Session | null> {
  const now = ctx.clock.now();
  const claims = await readSessionToken(ctx.config, { token, now });
  if (claims === null) return null;
  const usuario = await findSessionUsuario(ctx.db, claims);
  // Asked of the row's role: an administrator's session is shorter whatever its token says.
  if (!usuario || now >= sessionEnd(usuario.rol, claims.iniciada_en)) return null;
  return { ...usuario, iniciada_en: claims.iniciada_en };
}

function unauthorized(message: string): AppError {
  return new AppError({ status: 401, message });
}
