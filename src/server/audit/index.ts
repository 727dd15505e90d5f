export { type Actor, actorOf } from "./actor.ts";
export { type Act, recordAct, recordActs, selectActs } from "./audit.queries.ts";
