import type { Place } from "#rig/shop/place.ts";
import { postJson } from "#rig/system/post-json.ts";

type Standing = Pick<Place, "standinsUrl">;
type Person = { email: string; nombre?: string } & Record<string, unknown>;

export async function codeFor({ standinsUrl }: Standing, person: Person): Promise<string> {
  const { code } = await postJson<{ code: string }>(`${standinsUrl}/google/control/codigo`, person);
  return code;
}

export async function breakGoogle({ standinsUrl }: Standing, falla: string): Promise<void> {
  await postJson(`${standinsUrl}/google/control/fallas`, { falla });
}
