import { adminCopy } from "../admin.copy.ts";

type Campo = { campo: string; antes: string; despues: string };
type Props = {
  kind: string;
  name: string;
  sku?: string;
  /** Only what differs. */
  campos: readonly Campo[];
  /** It has nothing before to tell. */
  isNew: boolean;
  /** Shows the beginning of long texts. */
  isCut?: boolean;
};

/** One line of the list of changes that a file would make. */
export function CsvChange({ kind, name, sku, campos, isNew, isCut = false }: Props) {
  const { blank, becomes } = adminCopy.csvChange;
  return (
    <li className="grid gap-0.5 border-t border-hairline py-2 text-sm">
      <span className="wrap-anywhere">
        <span className="text-muted">{kind}:</span> <span className="font-semibold">{name}</span>
        {sku !== undefined && <span className="text-muted"> {sku}</span>}
      </span>
      {campos.map(({ campo, antes, despues }) => (
        <span
          key={`${campo} ${antes} ${despues}`}
          className={`wrap-anywhere ${isCut ? "line-clamp-6" : ""}`}
        >
          <span className="text-muted">{campo}:</span>{" "}
          {!isNew && (
            <span>
              <span>{antes || blank}</span> <span aria-hidden="true">→</span>
              <span className="sr-only">{becomes}</span>{" "}
            </span>
          )}
          <span className="font-semibold">{despues || blank}</span>
        </span>
      ))}
    </li>
  );
}
