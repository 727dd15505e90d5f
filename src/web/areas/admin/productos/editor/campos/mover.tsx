import { Button } from "#web/ui/actions/button.tsx";

type Props = { label: string; text: string; isOff: boolean; onPress: () => void };

/** Not disabled at the end of the list, so that it keeps the focus. */
export function Mover({ label, text, isOff, onPress }: Props) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {text}
    </Button>
  );
}
