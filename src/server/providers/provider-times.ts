import { days, minutes, seconds } from "../time/clock.ts";

/**
 * docs/webpay.md "Times" has the sources. How long after its creation a payment's page can be
 * opened.
 */
const openMs = minutes(5);
/** How long an opened page waits for the card; in production 4 minutes. */
const pageMs = minutes(10);

/** An unpaid intento of this age cannot be paid any more. */
export const deadAfterMs = openMs + pageMs + minutes(1);
/** How long the provider answers questions about a payment. */
export const statusLifeMs = days(7);
/** How long the provider gives a payment's money back. */
export const refundLifeMs = days(90);
/** Our limit for one call; the SDK's own is ten minutes. */
export const callTimeoutMs = seconds(10);
