export const paymentStyles = `
.payment { display: grid; gap: 24px; align-items: start; }
.payment > * { min-width: 0; }
.purchase { background: var(--night); color: var(--on-night); border-color: var(--night); }
.purchase .quiet { color: #c3c8d4; }
.purchase .amount {
  font-size: 40px;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
}
.purchase dl { display: grid; gap: 12px; }
.purchase dt { color: #c3c8d4; font-size: 15px; line-height: 1.4; }
.purchase dd { font-weight: 600; }
.purchase .time { font-variant-numeric: tabular-nums; }
.payment:has(#medio-debito:checked) .only-credit,
.payment:has(#medio-prepago:checked) .only-credit,
.payment:has(#medio-debito:checked) .not-debit { display: none; }
.payment:has(#medio-debito:checked) .pair { grid-template-columns: 1fr; }
.leave { margin-top: 16px; }
.leave .button { width: 100%; }
.cards li + li { border-top: 1px solid var(--hairline); }
.cards button {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 12px;
  width: 100%;
  padding: 12px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
}
.cards button:hover .number { text-decoration: underline; text-underline-offset: 3px; }
.cards .name { font-weight: 600; }
.cards .number { grid-column: 1; font-variant-numeric: tabular-nums; color: var(--accent); font-size: 16px; white-space: nowrap; }
.cards .result { grid-column: 2; grid-row: 1; font-size: 15px; font-weight: 600; text-align: right; }
.cards .approves { color: var(--success); }
.cards .rejects { color: var(--danger); }
.cards .cvv { grid-column: 2; grid-row: 2; text-align: right; color: var(--muted); font-size: 15px; }
.credentials { background: var(--accent-tint); border-radius: 2px; padding: 12px 16px; margin-top: 24px; }
.credentials strong { white-space: nowrap; }
@media (min-width: 900px) {
  .payment { grid-template-columns: minmax(0, 1fr) 380px; grid-template-rows: auto 1fr; gap: 24px 32px; }
  .payment .purchase, .payment .cards { grid-column: 2; }
  .payment .form { grid-column: 1; grid-row: 1 / span 2; }
}
`;
