import type { Page } from "playwright-core";
import type { Stage } from "./stage.ts";

/** Who looks: `newcomer` has an account and nothing in it, `expired` a session that ended. */
export type Who = "guest" | "cliente" | "newcomer" | "admin" | "expired";
export type Device = "phone" | "desktop";

type Address = string | ((stage: Stage) => string);
type Act = (page: Page, stage: Stage) => Promise<void>;

export type View = {
  /** Area, a slash, and the state in one or two words. */
  name: string;
  /** Where the visit starts; another origin for pages that are not the shop's. */
  path: Address;
  /** Where it ends, when `prepare` goes on to another page. */
  lands?: Address;
  who?: Who;
  /** Before the page is asked for: answers that are to fail or to wait, things kept in the browser. */
  before?: Act;
  /** Brings the page that stands into its state. */
  prepare?: Act;
  /** The state is a wait: nothing more will come, so nobody waits for it. */
  isPending?: boolean;
  hasJavaScript?: false;
  /** A page of the stand-ins, which the shop's rules do not bind. */
  isForeign?: true;
  /** Where the state exists; both unless told. */
  devices?: Device[];
  /** What the console says because of what was provoked. */
  expectedErrors?: RegExp[];
};

/** A mail as it was caught: it has no address, only a subject. */
export type MailView = { name: string; asunto: RegExp };

/** The address of a view in this shop. */
export function addressOf(address: Address, stage: Stage): string {
  return typeof address === "string" ? address : address(stage);
}

/** The part of the name before the slash, by which views are grouped. */
export function areaOf({ name }: { name: string }): string {
  return name.split("/")[0] ?? name;
}
