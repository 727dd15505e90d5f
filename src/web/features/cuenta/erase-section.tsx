import { useState } from "react";
import { cuentaCopy } from "#web/copy/cuenta.ts";
import { Button } from "#web/ui/button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { Section } from "./section.tsx";

const copy = cuentaCopy.borrar;

/** The way out for good. */
export function EraseSection({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={copy.title} lead={copy.lead}>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {copy.button}
      </Button>
      {isOpen && <EraseDialog hasPassword={hasPassword} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
