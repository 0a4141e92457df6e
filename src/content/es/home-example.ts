import type { homeExample as english } from '../en/home-example.ts';

export const homeExample: typeof english = {
  label: 'Un ejemplo, no sus costos',
  title: (county) => `Un año en ${county}`,
  withDrugs: 'Con tres medicamentos, cada uno todo el año:',
  rule: 'De los planes Advantage de allí que cubren los tres, este es el que cuesta menos.',
  from: 'Calculado con',
};
