/** The history's state on the way back to the checkout. */
export type RetryState = {
  isRetry: true;
  /** Version that was accepted for the payment that failed; null when it is not known. */
  terminos: number | null;
};
