import type { banners as english } from '../en/banners.ts';

export const banners: typeof english = {
  guest: {
    title: 'Está buscando como invitado',
    invitation: 'Cree una cuenta o inicie sesión para guardar sus planes, medicamentos y médicos.',
    keeps:
      'Sus planes guardados se conservan en este navegador 90 días después de su última visita. No aparecen en otros dispositivos.',
    more: 'Se guarda 90 días',
    ownData: 'Lo que guardamos',
    createAccount: 'Crear una cuenta',
    signIn: 'Iniciar sesión',
  },
  account: {
    label: 'Su cuenta',
    hello: (firstName) => `Hola, ${firstName}`,
    helloNoName: 'Hola',
    manageProfile: 'Administrar perfil',
    accessHistory: 'Quién ha visto',
    ownData: 'Lo que guardamos',
    signOut: 'Cerrar sesión',
  },
  cloaked: {
    label: 'Vista del agente',
    looksOn: (agent) => `El agente ${agent} está viendo este perfil`,
    looksOnShopper: (agent, shopper) => `El agente ${agent} está viendo el perfil de ${shopper}`,
    viewOnly: 'Solo lectura. Puede ver, buscar e imprimir, pero no cambiar nada.',
  },
  accountReady: {
    title: 'Su cuenta está lista',
    text: 'Se agregaron las cosas que guardó. Puede ver la cobertura y el costo de los planes.',
    browse: 'Ver todos los planes',
    viewSaved: 'Ver planes guardados',
    close: 'Cerrar este mensaje',
  },
  signInAgain: {
    title: 'Inicie sesión de nuevo',
    text: 'Su sesión terminó. Quitamos su información de esta pantalla para protegerla.',
    lostChange: 'Su último cambio no se guardó. Hágalo otra vez después de iniciar sesión.',
    signIn: 'Iniciar sesión',
  },
  viewEnded: {
    title: 'Vuelva a abrir el perfil',
    text: 'Esta pestaña ya no puede ver el perfil. Vaya a la mesa del agente y ábralo de nuevo.',
    desk: 'Ir a la mesa del agente',
  },
};
