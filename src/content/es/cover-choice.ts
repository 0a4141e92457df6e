import type { coverChoice as english } from '../en/cover-choice.ts';

export const coverChoice: typeof english = {
  title: '¿Qué tipo de cobertura quiere?',
  kinds: {
    advantage: {
      name: 'Medicare Advantage con medicamentos',
      text: 'Hospital, médicos y medicamentos en un solo plan',
    },
    'drug-plan': { name: 'Un plan de medicamentos', text: 'Junto con Medicare Original' },
    supplement: {
      name: 'Un plan Suplementario (Medigap)',
      text: 'Paga parte de lo que Medicare Original le deja a usted',
    },
  },
  notSure: { name: 'No estoy seguro', text: 'Vea los tres tipos en dibujos' },
  showAll: 'Ver todos los planes',
};
