export const administradoresMessages = {
  invited: "Enviamos la invitación.",
  cancelled: "Cancelamos la invitación. Su enlace ya no sirve.",
  removed: "Esa persona ya no administra la tienda.",
  accepted: "Ya administras la tienda. Entra para empezar.",
  disabled: "Desactivamos la cuenta y cerramos sus sesiones.",
  enabled: "Activamos la cuenta.",
  sesionesEnded: "Cerramos todas las sesiones de esa cuenta.",
} as const;
