import { uiCopy } from "#web/ui/ui.copy.ts";

export function RequiredNote({ hasOptional = false }: { hasOptional?: boolean }) {
  return (
    <p className="text-sm text-muted">
      {hasOptional ? uiCopy.requiredButOptional : uiCopy.allRequired}
    </p>
  );
}
