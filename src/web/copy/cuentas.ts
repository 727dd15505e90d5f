/** Sentences of login, registration and verification. The quoted ones of the specification are binding. */
export const cuentasCopy = {
  email: "Correo electrónico",
  password: "Contraseña",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",

  goNow: "Ir ahora",
  stopRedirect: "Quedarme aquí",
  redirectStopped: "Nos quedamos aquí. Sigue cuando quieras.",

  login: {
    title: "Ingresar",
    heading: "Qué bueno verte",
    lead: "Ingresa para ver tu carrito y terminar tu compra.",
    submit: "Entrar",
    submitting: "Entrando…",
    noAccount: "¿No tienes una cuenta?",
    register: "Regístrate",
    failed: "Error al iniciar sesión.",
    expired: "Tu sesión terminó. Inicia sesión de nuevo.",
    resend: "Enviarme el enlace otra vez",
    resending: "Enviando…",
    resendFailed: "Ocurrió un error inesperado.",
  },

  registrar: {
    title: "Crear cuenta",
    heading: "Crea tu cuenta",
    lead: "Guarda tus direcciones y sigue tus pedidos en un solo lugar.",
    nombre: "Nombre completo",
    confirm: "Confirmar contraseña",
    passwordHint: "Al menos 8 caracteres.",
    submit: "Crear cuenta",
    submitting: "Creando tu cuenta…",
    hasAccount: "¿Ya tienes una cuenta?",
    login: "Ingresa",
    failed: "Ocurrió un error inesperado.",
    successTitle: "Revisa tu correo",
    redirecting: "Serás redirigido para iniciar sesión.",
    strength: "Seguridad de la contraseña",
  },

  verificar: {
    title: "Verificar correo",
    verifying: "Estamos verificando tu cuenta...",
    successTitle: "Cuenta verificada",
    errorTitle: "No pudimos verificar tu cuenta",
    failed: "Ocurrió un error inesperado.",
    countdown: (seconds: number) =>
      seconds === 1
        ? "Te llevamos a ingresar en 1 segundo."
        : `Te llevamos a ingresar en ${seconds} segundos.`,
    backToRegister: "Volver al registro",
    resendTitle: "¿Necesitas un enlace nuevo?",
    resend: "Enviar enlace",
    resending: "Enviando…",
  },
} as const;
