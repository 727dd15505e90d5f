import { api } from "#web/app/api/api.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";

export function useEquipo() {
  return useOwn("listAdministradores");
}

export async function inviteAdmin(email: string) {
  const result = await api("inviteAdministrador", { body: { email } });
  if (result.ok) await refreshOwn("listAdministradores");
  return result;
}

export async function cancelInvitacion(invitacion_id: number) {
  const result = await api("cancelInvitacion", { query: { invitacion_id } });
  if (result.ok || result.status === 404) await refreshOwn("listAdministradores");
  return result;
}

export async function removeAdmin(id: number) {
  const result = await api("removeAdministrador", { query: { id } });
  if (result.ok || result.status === 404) await refreshOwn("listAdministradores");
  return result;
}

export async function removeFactor(usuario_id: number) {
  const result = await api("removeFactorOf", { query: { usuario_id } });
  if (result.ok || result.status === 409) await refreshOwn("listAdministradores");
  return result;
}

export const findUsuario = (email: string) => api("findUsuario", { query: { email } });

export const endSesionesOf = (usuario_id: number) =>
  api("endSesionesOf", { query: { usuario_id } });

export const setActivo = (id: number, activo: boolean) =>
  api("patchUsuario", { query: { id }, body: { activo } });
