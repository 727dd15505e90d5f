import type { Page } from "playwright-core";
import type { Stage } from "./stage.ts";

/** `newcomer` has an empty account, `expired` an ended session. */
export type Who = "guest" | "cliente" | "newcomer" | "admin" | "expired";
export type Device = "phone" | "desktop";

type Address = string | ((stage: Stage) => string);
type Act = (page: Page, stage: Stage) => Promise<void>;

export type View = {
  name: string;
  /** Where the visit starts; another origin for foreign pages. */
  path: Address;
  /** Where it ends, when `prepare` navigates. */
  lands?: Address;
  who?: Who;
  /** Before the first request: answers to intercept, stored state. */
  before?: Act;
  prepare?: Act;
  /** The state is a wait: it is not awaited. */
  isPending?: boolean;
  hasJavaScript?: false;
  /** A page of the stand-ins, outside of the shop's rules. */
  isForeign?: true;
  devices?: Device[];
  expectedErrors?: RegExp[];
};

export type MailView = {
  name: string;
  asunto: RegExp;
  /** Address, where others get a mail with this subject. */
  para?: RegExp;
};

export function addressOf(address: Address, stage: Stage): string {
  return typeof address === "string" ? address : address(stage);
}

export function areaOf({ name }: { name: string }): string {
  return name.split("/")[0] ?? name;
}
