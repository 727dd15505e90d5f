const dayHours = 24;

/** Whether a promise of so many hours is one of whole days, which are working days. */
export function isInWorkingDays(horas: number): boolean {
  return horas % dayHours === 0;
}

/** The sentence that pages say. */
export function replyPromise(horas: number): string {
  return `Respondemos en menos de ${replyTime(horas)}.`;
}

/** The promise of an answer in words: «1 día hábil», «2 días hábiles», «1 hora», «8 horas». */
export function replyTime(horas: number): string {
  const isInDays = isInWorkingDays(horas);
  const count = isInDays ? horas / dayHours : horas;
  const [one, many] = isInDays ? ["día hábil", "días hábiles"] : ["hora", "horas"];
  return `${count} ${count === 1 ? one : many}`;
}
