/** 80 as «1 h 20 min». */
export function formatMinutos(minutos: number): string {
  const [horas, rest] = [Math.floor(minutos / 60), minutos % 60];
  const parts = [
    ...(horas > 0 ? [`${horas.toLocaleString("es-CL")} h`] : []),
    ...(rest > 0 || horas === 0 ? [`${rest} min`] : []),
  ];
  return parts.join(" ");
}
