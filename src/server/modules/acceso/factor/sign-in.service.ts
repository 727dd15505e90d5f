import type * as z from "zod/mini";
import type { AnswerRetoSchema, SignInAnswerSchema } from "#contract/schemas/factor.ts";
import { recordSecurityEvent, type SecurityFacts, signInEvent } from "../../../audit/index.ts";
import { inStatement, inTransaction, type Tx } from "../../../db/database.ts";
import type { OperationCall } from "../../../http/api/handlers.ts";
import { type Access, rememberAccess } from "../../../limits/known-access.ts";
import { openSession } from "../session/open-session.service.ts";
import type { SessionTokenSubject } from "../session/session-token.ts";
import { factorWays, takeAnswer, withAnswer } from "./answer-factor.service.ts";
import { listFactors } from "./factors.service.ts";
import { closeReto, createReto, findRetoOwner, retoOver } from "./retos.service.ts";
import { askForPasskey } from "./webauthn.ts";

type Person = SessionTokenSubject & { email: string };
type SignIn = { usuario: Person; via: SecurityFacts["via"] };
/** From where the password was right: remembered with the session, and before a second question too. */
type Proven = SignIn & { access?: Access };

/**
 * The last step of every sign-in: a session, or the question for the second factor of an account
 * that has one.
 */
export async function signIn(
  call: OperationCall,
  { usuario, via, access }: Proven,
): Promise<z.input<typeof SignInAnswerSchema>> {
  const { ctx } = call;
  const remember = async (tx: Tx) => {
    if (access) await rememberAccess(tx, ctx, access);
  };
  const { isProtected, metodos, passkeys } = await listFactors(ctx, usuario.id);
  if (!isProtected) {
    const token = await inTransaction(ctx.db, async (tx) => {
      await remember(tx);
      return enter(tx, call, { usuario, via });
    });
    return { token };
  }
  await inStatement(ctx.db, remember);
  const { id: usuario_id, sesion_version } = usuario;
  const now = ctx.clock.now();
  const reto = await createReto(ctx.db, { usuario_id, sesion_version, proposito: "ingreso", now });
  const passkey = metodos.includes("passkey")
    ? await askForPasskey(ctx.config, { reto, passkeys })
    : null;
  return { segundo_factor: { reto, metodos, passkey } };
}

/** Throws 409 for a reto that is over, 422 for a wrong answer, 429 after too many. */
export async function finishSignIn(
  call: OperationCall,
  body: z.output<typeof AnswerRetoSchema>,
): Promise<string> {
  const { ctx } = call;
  const { reto } = body;
  const now = ctx.clock.now();
  const usuario = await findRetoOwner(ctx.db, { reto, proposito: "ingreso", now });
  if (!usuario) throw retoOver();
  const { id: usuario_id, email } = usuario;
  const owner = { usuario_id, email };
  return withAnswer(ctx, { owner, answer: body }, (right) =>
    inTransaction(ctx.db, async (tx) => {
      await closeReto(tx, { reto, usuario_id, proposito: "ingreso", now });
      await takeAnswer(tx, { owner, right, now });
      return enter(tx, call, { usuario, via: factorWays[right.metodo] });
    }),
  );
}

async function enter(tx: Tx, call: OperationCall, { usuario, via }: SignIn): Promise<string> {
  const { ctx, origin } = call;
  await recordSecurityEvent(tx, ctx, signInEvent(call, { usuario, via }));
  return openSession({ ...ctx, db: tx }, { usuario, origin });
}
