export {
  bindTemplates,
  type CorreoSchemas,
  type CorreosOf,
  type Mails,
  type MailTemplates,
  type NewCorreo,
  type OutboxContext,
} from "./correos.ts";
export {
  deleteCorreosBefore,
  deleteDroppedBefore,
  forgetAddress,
  parkWaitingCorreos,
  selectCorreosTo,
} from "./kept-correos.queries.ts";
export {
  enqueueCorreo,
  type OutboxFigures,
  readOutboxFigures,
  selectSentAt,
  supersedeCorreos,
} from "./outbox.queries.ts";
export { createOutbox, type Outbox } from "./outbox.ts";
export { sendAgain } from "./send-again.service.ts";
export {
  type CorreoRow,
  resumeParked,
  selectCorreo,
  selectParkedCorreos,
  selectWaitingCorreos,
} from "./unsent-correos.queries.ts";
