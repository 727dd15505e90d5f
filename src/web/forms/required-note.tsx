import { uiCopy } from "#web/ui/ui.copy.ts";

export function RequiredNote({ hasOptional = false }: { hasOptional?: boolean }) {
  return (
    <p className="text-sm text-pizarra">
      {hasOptional ? uiCopy.requiredButOptional : uiCopy.allRequired}
    </p>
  );
}
