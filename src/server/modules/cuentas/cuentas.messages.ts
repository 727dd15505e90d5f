/** What the API says when a call about accounts went well. */
export const cuentasMessages = {
  /** The same for a new and for a taken address: it must not tell who is a customer. */
  registered: "Te enviamos un correo para activar tu cuenta. Ábrelo y sigue el enlace.",
  verified: "¡Listo! Tu correo quedó verificado. Ya puedes iniciar sesión.",
  /** The same for a known, a verified and an unknown address. */
  resent: "Si hay una cuenta por verificar con ese correo, te enviamos un enlace nuevo.",
  loggedOut: "Cerraste tu sesión en todos tus dispositivos.",
} as const;
