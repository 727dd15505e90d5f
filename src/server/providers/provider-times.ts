import { days, minutes, seconds } from "../clock.ts";

/** How long after its creation a payment's page can be opened (docs/webpay.md "Times"). */
const openMs = minutes(5);
/** How long an opened page waits for the card; in production 4 minutes (docs/webpay.md "Times"). */
const pageMs = minutes(10);

/** An intento of this age that was not paid cannot be paid any more (docs/webpay.md "Times"). */
export const deadAfterMs = openMs + pageMs + minutes(1);
/** The provider answers questions about a payment for this long (docs/webpay.md "Times"). */
export const statusLifeMs = days(7);
/** The provider gives a payment's money back for this long (docs/webpay.md "Times"). */
export const refundLifeMs = days(90);
/** Our limit for one call; the SDK's own is ten minutes (docs/webpay.md "Times"). */
export const callTimeoutMs = seconds(10);
