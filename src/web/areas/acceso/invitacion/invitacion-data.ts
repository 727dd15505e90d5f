import type { AnswerOf, ApiClient, ApiFailure } from "#contract/client.ts";

export type InvitacionLink = { token: string } & (
  | { isLive: true; invitacion: AnswerOf<"getInvitacion"> }
  | { isLive: false; failure: ApiFailure }
);

/** Changes nothing: mail scanners open links. */
export async function readInvitacion(api: ApiClient, token: string): Promise<InvitacionLink> {
  const result = await api("getInvitacion", { query: { token } });
  if (!result.ok) return { token, isLive: false, failure: result };
  return { token, isLive: true, invitacion: result.data };
}
