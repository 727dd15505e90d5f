export const formStyles = `
.field { margin-top: 24px; }
.field > label, .field > legend, fieldset > legend {
  display: block;
  padding: 0;
  margin-bottom: 4px;
  font-weight: 600;
}
.field input, .field select {
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 2px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
  font-variant-numeric: tabular-nums;
}
.field input[aria-invalid="true"] { border: 2px solid var(--danger); padding: 7px 11px; }
.hint { color: var(--muted); font-size: 15px; line-height: 1.4; margin-top: 4px; }
.problem { color: var(--danger); font-weight: 600; margin-top: 8px; }
.error { color: var(--danger); font-size: 15px; line-height: 1.4; margin-top: 4px; font-weight: 600; }
fieldset { border: 0; min-width: 0; }
.choices { display: grid; gap: 8px; }
.choices label {
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 2px;
  cursor: pointer;
}
.choices label:has(:checked) {
  background: var(--accent-tint);
  border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent);
}
.choices input { width: 18px; height: 18px; min-height: 0; margin: 0; accent-color: var(--accent); }
.pair { display: grid; gap: 0 16px; align-items: start; }
.actions { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 32px; }
.actions .button { flex: 1 1 200px; }
@media (min-width: 480px) { .choices { grid-template-columns: repeat(3, 1fr); } }
@media (min-width: 360px) { .pair { grid-template-columns: 1fr 1fr; } }
`;
