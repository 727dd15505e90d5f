export const accesoMessages = {
  /** The same for a taken address: it must not tell who is a customer. */
  registered: "Te enviamos un correo para activar tu cuenta. Ábrelo y sigue el enlace.",
  verified: "¡Listo! Tu correo quedó verificado. Ya puedes iniciar sesión.",
  verifiedHere: "¡Listo! Tu correo quedó verificado y ya entraste.",
  registroRejected: "Listo: borramos ese registro. Nadie puede entrar con él.",
  /** The same for every address. */
  resent: "Si hay una cuenta por verificar con ese correo, te enviamos un enlace nuevo.",
  /** The same for every address. */
  recoveryRequested:
    "Si hay una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva.",
  passwordReset: "Tu contraseña quedó actualizada. Ya puedes iniciar sesión con ella.",
  passwordChanged: "Cambiaste tu contraseña. Cerramos tus otras sesiones.",
  sesionEnded: "Cerramos esa sesión.",
  otherSesionesEnded: "Cerramos tus otras sesiones.",
  loggedOut: "Cerraste tu sesión en todos tus dispositivos.",
} as const;
