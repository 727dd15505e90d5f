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
  enqueueCorreo,
  forgetAddress,
  type OutboxFigures,
  parkWaitingCorreos,
  readOutboxFigures,
  selectCorreosTo,
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
