export const accesoMessages = {
  /** Said for a taken address too: it must not tell who is a customer. */
  registered: "Te enviamos un correo para activar tu cuenta. Ábrelo y sigue el enlace.",
  verified: "¡Listo! Tu correo quedó verificado. Ya puedes entrar.",
  verifiedHere: "¡Listo! Tu correo quedó verificado y ya entraste.",
  registroRejected: "Listo: borramos ese registro. Nadie puede entrar con él.",
  /** Said for every address. */
  resent: "Si hay una cuenta por verificar con ese correo, te enviamos un enlace nuevo.",
  /** Said for every address. */
  recoveryRequested:
    "Si hay una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva.",
  passwordReset: "Tu contraseña quedó actualizada. Ya puedes entrar con ella.",
  passwordChanged: "Cambiaste tu contraseña. Cerramos tus otras sesiones.",
  sesionEnded: "Cerramos esa sesión.",
  otherSesionesEnded: "Cerramos tus otras sesiones.",
  loggedOut: "Cerraste tu sesión en todos tus dispositivos.",
} as const;
