import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  pageTitle: 'Encuentre planes de Medicare',
  title: 'Vea todos los planes de Medicare que conocemos en su condado',
  lead: 'Díganos dónde vive. Verá cuánto cuesta cada plan y podrá guardar los que le gusten en un solo lugar.',
  steps: [
    { title: 'Mire', text: 'Vea los planes de su condado, primero los de prima más baja.' },
    { title: 'Guarde', text: 'Guarde los planes que le gusten. No necesita una cuenta.' },
    { title: 'Regrese', text: 'Sus planes guardados lo esperan en este navegador.' },
  ],
  savedBefore: (count) => (count === 1 ? 'Tiene 1 plan guardado.' : `Tiene ${count} planes guardados.`),
  seeSaved: 'Ver sus planes guardados',
};
