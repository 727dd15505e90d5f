/** The bank decides about interest, and how many of them it offers. */
export function cuotasWords(most: number): string {
  return `Con crédito, hasta ${most} cuotas según tu banco.`;
}
