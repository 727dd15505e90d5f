export { type Act, type Actor, recordAct, selectActs } from "./audit.queries.ts";
