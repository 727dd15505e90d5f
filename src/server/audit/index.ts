export { type Actor, actorOf } from "./actor.ts";
export { type Act, recordAct, selectActs } from "./audit.queries.ts";
