import type { learnMore as english } from '../en/learn-more.ts';

export const learnMore: typeof english = {
  title: 'Inscríbase por teléfono',
  text: 'Puede inscribirse en este plan por teléfono. Tenga a mano su tarjeta de Medicare cuando llame.',
  plan: (plan) => `Plan: ${plan}`,
  hours: (hours) => `Horario de la línea: ${hours}.`,
  noNumber:
    'En este momento no tenemos un número para mostrar. Puede llamar al 1-800-MEDICARE para recibir ayuda con cualquier plan.',
  close: 'Cerrar',
};
