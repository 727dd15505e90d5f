/** Binding: docs/reglas.md 48 to 52. */
export const accesoCopy = {
  email: "Correo electrónico",

  goNow: "Ir ahora",
  stopRedirect: "Quedarme aquí",
  redirectStopped: "Nos quedamos aquí. Sigue cuando quieras.",
  countdown: (seconds: number) =>
    seconds === 1
      ? "Te llevamos a ingresar en 1 segundo."
      : `Te llevamos a ingresar en ${seconds} segundos.`,
  backToLogin: "Volver a ingresar",

  login: {
    title: "Ingresar",
    heading: "Qué bueno verte",
    lead: "Ingresa para ver tu carrito y terminar tu compra.",
    adminLead: "Ingresa para administrar la tienda.",
    submit: "Entrar",
    submitting: "Entrando…",
    noAccount: "¿No tienes una cuenta?",
    register: "Regístrate",
    forgot: "¿Olvidaste tu contraseña?",
    or: "o",
    google: "Continuar con Google",
    googleStarting: "Abriendo Google…",
    googleReturning: "Estamos iniciando tu sesión…",
    googleFailed: "Error al iniciar sesión con Google.",
    googleFlowFailed: "Error durante la autenticación con Google.",
    failed: "Error al iniciar sesión.",
    expired: "Tu sesión terminó. Inicia sesión de nuevo.",
    resend: "Enviarme el enlace otra vez",
    resending: "Enviando…",
    resendFailed: "Ocurrió un error inesperado.",
  },

  register: {
    title: "Crear cuenta",
    heading: "Crea tu cuenta",
    lead: "Guarda tus direcciones y sigue tus pedidos en un solo lugar.",
    nombre: "Nombre completo",
    submit: "Crear cuenta",
    submitting: "Creando tu cuenta…",
    hasAccount: "¿Ya tienes una cuenta?",
    login: "Ingresa",
    failed: "Ocurrió un error inesperado.",
    successTitle: "Revisa tu Correo",
    redirecting: "Serás redirigido para iniciar sesión.",
  },

  verify: {
    title: "Verificar correo",
    verifying: "Estamos verificando tu cuenta...",
    successTitle: "Cuenta verificada",
    errorTitle: "No pudimos verificar tu cuenta",
    failed: "Ocurrió un error inesperado.",
    backToRegister: "Volver al registro",
    resendTitle: "¿Necesitas un enlace nuevo?",
    resend: "Enviar enlace",
    resending: "Enviando…",
  },

  notMe: {
    title: "No fui yo",
    removing: "Estamos borrando el registro…",
    doneTitle: "Registro borrado",
    errorTitle: "No pudimos borrar el registro",
    failed: "Ocurrió un error inesperado.",
    home: "Ir al inicio",
    recover: "Elegir contraseña nueva",
  },

  recover: {
    title: "Recuperar contraseña",
    heading: "Recupera tu contraseña",
    lead: "Dinos tu correo y te enviamos un enlace para elegir una nueva.",
    submit: "Enviar enlace",
    submitting: "Enviando…",
    failed: "Ocurrió un error. Inténtalo de nuevo.",
    doneHeading: "Revisa tu Correo",
    delay: "Puede tardar hasta 5 minutos en llegar.",
    spam: "Si no lo ves, busca en la carpeta de correo no deseado.",
    again: "Usar otro correo",
  },

  reset: {
    title: "Elegir contraseña nueva",
    heading: "Elige tu contraseña nueva",
    lead: "Por seguridad, al guardarla se cerrarán todas tus sesiones abiertas.",
    submit: "Guardar contraseña",
    submitting: "Guardando…",
    failed: "Ocurrió un error. El enlace puede ser inválido o haber expirado.",
    refusedHeading: "Este enlace ya no sirve",
    refusedLead: "Cada enlace dura 30 minutos y se usa una sola vez. Tu contraseña no cambió.",
    askAgain: "Pedir un enlace nuevo",
    doneHeading: "Contraseña Actualizada",
  },
} as const;
