import type { mails as english } from '#content/en/mails.ts';

export const mails: typeof english = {
  registration: (brand, minutes) => ({
    subject: `Su código para ${brand}`,
    before: [
      `Está creando una cuenta en ${brand} con este correo electrónico.`,
      'Escriba este código en la página donde empezó:',
    ],
    after: [
      `El código sirve durante ${minutes} minutos. Nadie de ${brand} se lo pedirá nunca.`,
      '¿No fue usted? Entonces no tiene que hacer nada. Sin el código no se crea ninguna cuenta.',
    ],
  }),
  registrationOfKnown: (brand) => ({
    subject: `Usted tiene una cuenta en ${brand}`,
    before: [
      `Alguien quiso crear una cuenta en ${brand} con este correo electrónico. Usted ya tiene una, así que no hay código.`,
      '¿Fue usted? Vaya a la página para iniciar sesión y use este correo electrónico. Si no sabe su contraseña, elija allí “¿Olvidó su contraseña?”.',
      '¿No fue usted? Entonces no tiene que hacer nada.',
    ],
    after: [],
  }),
  newPassword: (brand, minutes) => ({
    subject: `Su código para una contraseña nueva en ${brand}`,
    before: [
      `Pidió una contraseña nueva para su cuenta en ${brand}.`,
      'Escriba este código en la página donde empezó:',
    ],
    after: [
      `El código sirve durante ${minutes} minutos. Nadie de ${brand} se lo pedirá nunca.`,
      '¿No fue usted? Entonces no tiene que hacer nada. Su contraseña no cambia.',
    ],
  }),
  newPasswordOfUnknown: (brand) => ({
    subject: `No hay ninguna cuenta en ${brand} con este correo electrónico`,
    before: [
      `Alguien pidió una contraseña nueva en ${brand} con este correo electrónico. No hay ninguna cuenta con él, así que no hay código.`,
      '¿Fue usted? Quizás usó otro correo electrónico. También puede crear una cuenta.',
      '¿No fue usted? Entonces no tiene que hacer nada.',
    ],
    after: [],
  }),
  prospectReminder: (brand) => ({
    subject: `Lo que le dijo a nuestro agente le espera en ${brand}`,
    before: [
      `Usted habló con un agente de ${brand} y aceptó que le escribamos.`,
      `Lo que le dijo puede estar en su perfil en ${brand}. Inicie sesión, o cree una cuenta con este correo electrónico. Luego confirme su identidad.`,
      '¿No lo quiere? Entonces no tiene que hacer nada, o puede decirlo en esa página. Le escribimos tres veces como máximo.',
    ],
    after: [],
  }),
  passwordChanged: (brand) => ({
    subject: `Su contraseña en ${brand} cambió`,
    before: [
      `La contraseña de su cuenta en ${brand} cambió, y se cerró su sesión en todos los demás dispositivos.`,
      '¿No fue usted? Vaya a la página para iniciar sesión y elija “¿Olvidó su contraseña?” ahora mismo.',
    ],
    after: [],
  }),
};
