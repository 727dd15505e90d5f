export {
  countCorreos,
  deleteOmitidosBefore,
  enqueueCorreo,
  forgetAddress,
  type NewCorreo,
  type OutboxFigures,
  readOutboxFigures,
  supersedeCorreos,
} from "./outbox.queries.ts";
export {
  createOutbox,
  type MailTemplate,
  type Outbox,
  type OutboxContext,
  type RenderedMail,
} from "./outbox.ts";
