export { type Actor, actorOf } from "./actor.ts";
export { type Act, recordAct, recordActs, selectActs, selectLastActs } from "./audit.queries.ts";
