import { Link } from "react-router";
import { pieceCopy as copy } from "./piece.copy.ts";
import { useChanged } from "./use-changed.ts";

/** Says that a line of the carrito is changed here, and leads back; else nothing. */
export function ChangeNote() {
  if (!useChanged()) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">{copy.changing}</span>
      <Link to="/carrito" replace className="link inline-flex min-h-11 items-center">
        {copy.leave}
      </Link>
    </p>
  );
}
