import { type BaseSyntheticEvent, useRef, useState } from "react";
import { defaultCiudad } from "#contract/values/despacho/comunas.ts";
import { ciudadOf, exactComuna, type FoundComuna } from "./comuna-search.ts";
import type { DireccionForm } from "./use-direccion-form.ts";

/** Fields that follow the comuna: region and ciudad; an unknown one is asked about. */
export function useComuna({ form, submit }: DireccionForm) {
  const { formState, getValues, setValue } = form;
  const [isCleared, setIsCleared] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  // A saved direccion has been answered for.
  const [kept, setKept] = useState(() => getValues("comuna"));
  const answerRef = useRef<HTMLButtonElement>(null);
  const typed = form.watch("comuna");
  const isUnknown = typed.trim() !== "" && typed !== kept && exactComuna(typed) === undefined;
  const validated = { shouldValidate: formState.isSubmitted, shouldDirty: true };

  function type(text: string): void {
    setIsCleared(false);
    setIsLeft(false);
    setValue("comuna", text, validated);
  }

  function choose({ comuna, region }: FoundComuna): void {
    const isCiudadOurs = getValues("ciudad") === "" || isPrefilled(getValues());
    setIsCleared(false);
    setValue("comuna", comuna.nombre, validated);
    setValue("region", region, validated);
    if (isCiudadOurs) setValue("ciudad", defaultCiudad(comuna), validated);
  }

  function onRegionChange(): void {
    const known = exactComuna(getValues("comuna"));
    const isElsewhere = known !== undefined && known.region !== getValues("region");
    setIsCleared(isElsewhere);
    if (!isElsewhere) return;
    if (isPrefilled(getValues())) setValue("ciudad", "");
    setValue("comuna", "");
  }

  /** Sends the form once the question is answered. */
  function submitAnswered(event: BaseSyntheticEvent): void {
    if (!isUnknown) return void submit(event);
    event.preventDefault();
    setIsLeft(true);
    // The button is there after this render.
    requestAnimationFrame(() => answerRef.current?.focus());
  }

  return {
    isCleared,
    type,
    choose,
    leave: () => setIsLeft(true),
    onRegionChange,
    submit: submitAnswered,
    /** Null unless a person has to answer. */
    question: isUnknown && isLeft ? { typed, answerRef, keep: () => setKept(typed) } : null,
  };
}

/** True when this form filled the ciudad in and may replace it. */
function isPrefilled({ comuna, ciudad }: { comuna: string; ciudad: string }): boolean {
  return ciudad !== "" && ciudadOf(comuna) === ciudad;
}
