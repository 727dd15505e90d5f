import { factorMessages } from "#contract/factor-messages.ts";
import type { OperationSpec } from "#contract/operations.ts";
import type { Session } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { minutes } from "../../time/clock.ts";

/** How long a proof of who uses the session counts; a sign-in is one. */
export const freshProofMs = minutes(10);

/** Whether this caller has to prove anything at all. */
export type IsProofAsked = (
  session: Session,
  asksProof: OperationSpec["asksProof"],
) => Promise<boolean>;

type Call = { spec: OperationSpec; session: Session | null; now: number };

/**
 * A token copied from a browser must not be enough to move money, take data along or change who
 * gets in. Throws 403 with `prueba`, by which a client knows that it may ask and repeat the call.
 */
export async function requireFreshProof(
  { spec, session, now }: Call,
  isProofAsked: IsProofAsked,
): Promise<void> {
  if (!spec.asksProof || session === null) return;
  if (now - session.provedAt <= freshProofMs) return;
  if (!(await isProofAsked(session, spec.asksProof))) return;
  throw new AppError({ status: 403, message: factorMessages.proofRequired, needsProof: true });
}
