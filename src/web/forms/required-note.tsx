import { uiCopy } from "#web/ui/ui.copy.ts";

/** Says in words which fields must be filled in; the others are marked one by one. */
export function RequiredNote({ hasOptional = false }: { hasOptional?: boolean }) {
  return (
    <p className="text-sm text-pizarra">
      {hasOptional ? uiCopy.requiredButOptional : uiCopy.allRequired}
    </p>
  );
}
