import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { Section } from "./section.tsx";

const copy = cuentaCopy.erase;

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
