import type { session as english } from '../en/session.ts';

export const session: typeof english = {
  signingIn: {
    title: 'Iniciando su sesión',
    message: 'Un momento, por favor. Estamos buscando su perfil.',
  },
  timeout: {
    title: 'Su sesión está por terminar',
    text: 'No ha usado esta página por un rato. Para proteger su información, cerraremos su sesión en:',
    secondsLeft: (seconds) => (seconds >= 60 ? minutesLeft(seconds / 60) : `Quedan ${seconds} segundos`),
    stay: 'Seguir en esta página',
    signOut: 'Cerrar sesión',
  },
  closing: {
    title: 'Su sesión terminará pronto',
    text: 'Su sesión lleva mucho tiempo abierta. Para proteger su información, la cerraremos en:',
    advice: 'No se puede agregar más tiempo. Puede terminar ahora lo que está haciendo, o iniciar sesión de nuevo.',
    finish: 'Volver y terminar',
    signInAgain: 'Iniciar sesión de nuevo',
    close: 'Cerrar ventana',
  },
  signOut: {
    title: '¿Cerrar sesión?',
    text: 'Lo que guardó queda en su perfil. Puede volver a iniciar sesión en cualquier momento.',
    confirm: 'Cerrar sesión',
    cancel: 'Cancelar',
    close: 'Cerrar ventana',
    failed: 'No pudimos cerrar su sesión. Sigue abierta. Pruebe otra vez.',
  },
  toast: {
    label: 'Mensaje',
    member: '¿Ya es miembro?',
    signInHere: 'Inicie sesión aquí para ver planes.',
    signIn: 'Iniciar sesión',
    imported: (firstName) =>
      `${firstName}, se agregaron sus médicos y medicamentos. Puede ver la cobertura mientras busca planes.`,
    importedNoName: 'Se agregaron sus médicos y medicamentos. Puede ver la cobertura mientras busca planes.',
    close: 'Cerrar este mensaje',
  },
};

const minutesLeft = (minutes: number) => (minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`);
