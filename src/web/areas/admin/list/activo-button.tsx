type Props = {
  /** With the name of what it is about, for who hears the button alone. */
  label: string;
  text: string;
  onClick: () => void;
};

/** Takes something out of the shop or puts it back: a plain word, since nothing is lost by either. */
export function ActivoButton({ label, text, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex min-h-11 items-center rounded-soft px-2 text-sm whitespace-nowrap underline decoration-veta decoration-2 underline-offset-4 hover:bg-escarcha hover:decoration-obsidiana"
    >
      {text}
    </button>
  );
}
