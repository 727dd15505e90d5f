export { type Actor, actorOf } from "./actor.ts";
export { type Act, recordAct, recordActs, selectActs, selectLastActs } from "./audit.queries.ts";
export { createRefusalRecorder, type RecordRefusal } from "./refusals.ts";
export {
  accountEvent,
  exportEvent,
  ownEvent,
  type SecurityEvent,
  type SecurityFacts,
  signInEvent,
} from "./security-event.ts";
export {
  deleteSecurityEventsBefore,
  recordSecurityEvent,
  selectSecurityEvents,
  selectSecurityEventsOf,
} from "./security-events.queries.ts";
