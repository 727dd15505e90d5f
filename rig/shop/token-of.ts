import type { AnswerOf } from "#contract/client.ts";

/** Token of a sign-in that needs no second factor; throws for one that does. */
export function tokenOf(answer: AnswerOf<"login">): string {
  if ("token" in answer) return answer.token;
  throw new Error("the sign-in asks for a second factor");
}
