import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import type { DireccionInput, DireccionInputSchema } from "#contract/schemas/direcciones.ts";

/** The fields as they are typed, before the schema trims them. */
export type DireccionFormValues = z.input<typeof DireccionInputSchema>;

/** The form of an address, as its parts get it. */
export type DireccionFormApi = UseFormReturn<DireccionFormValues, unknown, DireccionInput>;
