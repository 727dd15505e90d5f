import { AppError } from "../../../errors.ts";

/** Says the faults of a form one after the other, each also at its field. */
export function refuseField(status: number, campos: Record<string, string>): AppError {
  return new AppError({ status, message: Object.values(campos).join(" "), campos });
}
