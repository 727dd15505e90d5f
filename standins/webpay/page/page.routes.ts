import type { FastifyInstance, FastifyRequest } from "fastify";
import { page, type Reply, seeOther } from "../../http/reply.ts";
import { readForm } from "../../http/request.ts";
import { addPath } from "../../http/server.ts";
import { paymentPageFolder, paymentPagePath } from "../api/create.operation.ts";
import { cards } from "../cards.table.ts";
import type { Provider } from "../provider.ts";
import { returnAddress, timeoutReturn } from "../retorno.ts";
import { abort, approve, chooseCard, expire, openForm, reject } from "../shopper.ts";
import type { Transaccion } from "../transaccion.ts";
import { bankPage } from "./bank.view.ts";
import { secondsLeft } from "./countdown.view.ts";
import {
  bankErrorPage,
  error21Page,
  expiredPage,
  finishedPage,
  unknownTokenPage,
} from "./ending.view.ts";
import {
  checkPayment,
  emptyPayment,
  fieldsOfCard,
  type PaymentErrors,
  type PaymentFields,
  readPaymentFields,
} from "./payment.form.ts";
import { paymentPage } from "./payment.view.ts";
import { bankClave, bankRut } from "./texts.ts";

type Step = (transaccion: Transaccion, form: URLSearchParams) => Reply;

/** The shopper's pages. Like Webpay's they answer 200 for failures too. */
export function addPageRoutes(app: FastifyInstance, provider: Provider): void {
  const folder = paymentPageFolder;
  const open = (call: FastifyRequest) => openPage(provider, readForm(call).get("token_ws"));
  const addStep = (name: string, take: Step) =>
    addPath(app, `${folder}/${name}`, {
      POST: (call) => takeStep(provider, readForm(call), take),
    });
  addPath(app, paymentPagePath, { GET: open, POST: open });
  addStep("llenar", (transaccion, form) => fillIn(provider, transaccion, form));
  addStep("pago", (transaccion, form) => pay(provider, transaccion, form));
  addStep("banco", (transaccion, form) => answerBank(provider, transaccion, form));
  addStep("anular", (transaccion) => follow(abort(provider, transaccion, "GET")));
  addPath(app, `${folder}/tiempo`, {
    POST: (call) => leaveByTimeout(provider, readForm(call).get("token_ws")),
  });
}

function openPage(provider: Provider, token: string | null): Reply {
  const transaccion = provider.transacciones.find(token ?? "");
  if (transaccion === null) return page(404, unknownTokenPage());
  if (transaccion.estado === "created") {
    const opened = openForm(provider, transaccion);
    return showForm(provider, opened, { fields: emptyPayment, errors: {} });
  }
  const wasNeverOpened = transaccion.estado === "expired" && transaccion.openedAt === null;
  return wasNeverOpened ? page(200, expiredPage(transaccion)) : page(200, error21Page(transaccion));
}

function takeStep(provider: Provider, form: URLSearchParams, take: Step): Reply {
  const transaccion = provider.transacciones.find(form.get("token_ws") ?? "");
  if (transaccion === null) return page(404, unknownTokenPage());
  if (transaccion.estado === "form_open") return take(transaccion, form);
  if (transaccion.estado === "expired") return page(200, expiredPage(transaccion));
  return page(200, finishedPage(transaccion));
}

function fillIn(provider: Provider, transaccion: Transaccion, form: URLSearchParams): Reply {
  const card = cards.find(({ key }) => key === form.get("tarjeta_de_prueba"));
  const typed = readPaymentFields(form);
  const fields = card === undefined ? typed : fieldsOfCard(card, provider.clock.now());
  return showForm(provider, transaccion, { fields, errors: {} });
}

function pay(provider: Provider, transaccion: Transaccion, form: URLSearchParams): Reply {
  const fields = readPaymentFields(form);
  const checked = checkPayment(fields, provider.clock.now());
  if (checked.kind === "invalid") {
    return showForm(provider, transaccion, { fields, errors: checked.errors });
  }
  const { pago, cardApproves } = checked;
  const chosen = chooseCard(provider, transaccion, { pago, cardApproves });
  return page(200, bankPage(chosen, secondsLeft(provider, chosen)));
}

function answerBank(provider: Provider, transaccion: Transaccion, form: URLSearchParams): Reply {
  const { pago, cardApproves } = transaccion;
  if (pago === null) return showForm(provider, transaccion, { fields: emptyPayment, errors: {} });
  const isKnown = form.get("rut")?.trim() === bankRut && form.get("clave") === bankClave;
  if (!isKnown) {
    expire(provider, transaccion);
    return page(200, bankErrorPage(transaccion));
  }
  const isAccepted = cardApproves === true && form.get("decision") === "aceptar";
  return follow(
    isAccepted ? approve(provider, transaccion, pago) : reject(provider, transaccion, { pago }),
  );
}

function leaveByTimeout(provider: Provider, token: string | null): Reply {
  const transaccion = provider.transacciones.find(token ?? "");
  if (transaccion === null) return page(404, unknownTokenPage());
  if (transaccion.estado === "form_open") return follow(expire(provider, transaccion));
  if (transaccion.estado === "expired") return follow(timeoutReturn(transaccion));
  return page(200, finishedPage(transaccion));
}

function follow(retorno: Parameters<typeof returnAddress>[0]): Reply {
  return seeOther(returnAddress(retorno));
}

function showForm(
  provider: Provider,
  transaccion: Transaccion,
  { fields, errors }: { fields: PaymentFields; errors: PaymentErrors },
): Reply {
  const view = { transaccion, fields, errors, secondsLeft: secondsLeft(provider, transaccion) };
  return page(200, paymentPage(view));
}
