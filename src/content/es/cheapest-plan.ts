import type { YearCostPart } from '#domain/plan-search/year-cost.ts';
import type { CheapestPlanWords } from '../en/cheapest-plan.ts';

const FOR_PART = {
  premium: 'por la prima',
  'covered-drugs': 'por medicamentos cubiertos',
  'not-covered-drugs': 'por medicamentos a precio completo',
} satisfies Record<YearCostPart, string>;

export const cheapestPlan: CheapestPlanWords = {
  title: (plans) => `El total más bajo del año, de estos ${plans} planes`,
  titleOfKnown: (plans) => `El total más bajo del año, de los ${plans} planes cuyo total sabemos`,
  plan: (names, total) => `${names}: ${total}`,
  and: ' y ',
  why: (less, next, parts) => `${less} menos que ${next}: ${parts}.`,
  part: {
    less: (part, amount) => `${amount} menos ${FOR_PART[part]}`,
    more: (part, amount) => `${amount} más ${FOR_PART[part]}`,
  },
  allTheSame: 'Estos planes cuestan lo mismo con sus medicamentos.',
  care: 'Lo que paga por la atención no está incluido.',
  working: 'Calculando qué plan cuesta menos…',
};
