import type { ApplicationTrouble } from '../en/application-trouble.ts';

export const applicationTrouble: ApplicationTrouble = {
  late: 'El plan no ha contestado como debía. Llame y dé su número de confirmación:',
  notSent: 'No la pudimos mandar a tiempo al plan. Llámenos y diga su número de confirmación:',
  refused: 'El plan no pudo tomar esta solicitud. Llame y dé su número de confirmación:',
  denied: 'El plan no le tomó. Le manda una carta que dice por qué. Si quiere saber más, llame:',
};
