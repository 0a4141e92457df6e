import type { ApplicationTrouble } from '../en/application-trouble.ts';

export const applicationTrouble: ApplicationTrouble = {
  late: 'El plan no ha contestado como debía. Llame y dé su número de confirmación:',
  notSent: 'No la pudimos enviar a tiempo al plan. Llámenos y diga su número de confirmación:',
  refused: 'El plan no pudo aceptar esta solicitud. Llame y dé su número de confirmación:',
  denied: 'El plan no le aceptó. Le va a enviar una carta que dice por qué. Si quiere saber más, llame:',
};
