import type { Provider } from "./provider.ts";
import { abortReturn, errorReturn, normalReturn, type Retorno, timeoutReturn } from "./retorno.ts";
import type { Pago, Resolution, Transaccion } from "./transaccion.ts";

const approvedResolution: Resolution = { vci: "TSY", responseCode: 0, authorizationCode: "1213" };
const rejectedResolution: Resolution = {
  vci: "TSN",
  responseCode: -1,
  authorizationCode: "000000",
};

export function openForm(provider: Provider, transaccion: Transaccion): Transaccion {
  const openedAt = provider.clock.now();
  return save(provider, { ...transaccion, estado: "form_open", openedAt });
}

export function chooseCard(
  provider: Provider,
  transaccion: Transaccion,
  choice: { pago: Pago; cardApproves: boolean },
): Transaccion {
  return save(provider, { ...transaccion, ...choice });
}

/** Charged only by the shop's commit. */
export function approve(provider: Provider, transaccion: Transaccion, pago: Pago): Retorno {
  return resolve(provider, {
    ...transaccion,
    estado: "resolved_ok",
    pago,
    resolution: approvedResolution,
  });
}

export function reject(
  provider: Provider,
  transaccion: Transaccion,
  outcome: { pago: Pago; responseCode?: number },
): Retorno {
  const { pago, responseCode = rejectedResolution.responseCode } = outcome;
  const resolution = { ...rejectedResolution, responseCode };
  return resolve(provider, { ...transaccion, estado: "resolved_rejected", pago, resolution });
}

/** "Anular compra y volver". */
export function abort(
  provider: Provider,
  transaccion: Transaccion,
  method: "GET" | "POST",
): Retorno {
  return abortReturn(save(provider, { ...transaccion, estado: "aborted" }), method);
}

export function expire(provider: Provider, transaccion: Transaccion): Retorno {
  return timeoutReturn(save(provider, { ...transaccion, estado: "expired" }));
}

/** Also possible after a payment, which stays. */
export function goBackFromError(transaccion: Transaccion): Retorno {
  return errorReturn(transaccion);
}

function resolve(provider: Provider, transaccion: Transaccion): Retorno {
  return normalReturn(save(provider, { ...transaccion, resolvedAt: provider.clock.now() }));
}

function save(provider: Provider, transaccion: Transaccion): Transaccion {
  provider.transacciones.save(transaccion);
  return transaccion;
}
