import type { ComponentProps, ReactNode } from "react";
import type { Button } from "#web/ui/actions/button.tsx";
import type { AcceptTerms } from "./accept-terms.tsx";
import type { Payment } from "./use-payment.ts";
import type { Ways } from "./use-ways.ts";

/** How the terms are accepted, and how the payment starts. */
export type Paying = {
  terms: ComponentProps<typeof AcceptTerms>;
  button: Pick<ComponentProps<typeof Button>, "type" | "form" | "onClick">;
  payment: Pick<Payment, "isStarting" | "isWaiting" | "error" | "totalTold">;
};

/** All that differs between a buyer with an account and one without. */
export type Buyer = Paying & {
  /** Who buys, and where it goes. */
  fields: ReactNode;
  ways: Ways;
  /** False while something that was saved is not here yet. */
  isReady: boolean;
  /** A sentence, or null. */
  blockedBy: string | null;
};
