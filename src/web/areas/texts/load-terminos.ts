import { data } from "react-router";
import type { Terminos } from "#contract/schemas/terminos.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";

/** Null when the API did not answer; an unknown version is a 404. */
export async function loadTerminos({ api, params, signal }: LoadArgs) {
  const { version } = params;
  const query = version === undefined ? {} : { version };
  const answer = await api("getTerminos", { query, signal });
  if (answer.ok) return data<Terminos | null>(answer.data);
  if ([400, 404, 422].includes(answer.status)) throw data(null, 404);
  return data<Terminos | null>(null, 503);
}
