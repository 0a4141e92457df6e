import type { cashCalendar as english } from '../en/cash-calendar.ts';

export const cashCalendar: typeof english = {
  plan: 'Plan',
  theirs: (name) => `${name} (el plan que tiene)`,
  table: (plan, year) => `${plan}: lo que paga en ${year}`,
  month: 'Mes',
  premium: 'Prima',
  pharmacy: 'En la farmacia',
  bill: 'Factura del plan de pagos',
  total: 'En total',
  year: (year) => `Todo ${year}`,
  yearFrom: (month, year) => `De ${month} a diciembre de ${year}`,
  loading: 'Sumamos sus meses…',
  failed: 'No pudimos sumar lo que cuestan sus medicamentos.',
  unknown: {
    'no-drugs': 'Todavía no guardó medicamentos. Guárdelos, y le mostramos lo que paga en la farmacia.',
    'no-cover': 'Este plan no cubre medicamentos. Por eso no sabemos lo que paga por ellos.',
    'no-place': 'No sabemos dónde usa este plan. Por eso no sabemos lo que cuestan sus medicamentos con él.',
    'no-figure': 'No tenemos el precio de cada uno de sus medicamentos con este plan.',
    'no-months': 'No tenemos una cifra para cada mes de este plan.',
  },
  notIn: 'No incluye la prima de la Parte B, ni lo que paga por médicos y hospitales.',
  estimate:
    'El costo de los medicamentos es un cálculo. Cambia si cambian sus medicamentos, su farmacia o los precios.',
  dates: {
    title: 'Días que no debe olvidar',
    none: 'No hay un día así en los próximos doce meses.',
  },
  kinds: {
    'open-enrollment-starts': () => 'Empieza la inscripción abierta. Puede elegir un plan para el próximo año.',
    'open-enrollment-ends': () =>
      'Se acaba la inscripción abierta. Es el último día para elegir un plan del próximo año.',
    'advantage-period-starts': () => 'Si tiene un plan Medicare Advantage, ya lo puede cambiar una vez.',
    'advantage-period-ends': () => 'Es el último día para cambiar su plan Medicare Advantage.',
    'draft-kept-until': (plan) => `Su solicitud para ${plan} no se ha enviado. La guardamos hasta este día.`,
    'cover-starts': (plan) => `Pidió que ${plan} empiece este día. El plan debe aceptarlo primero.`,
  },
  file: {
    button: 'Ponerlo en mi calendario (.ics)',
    hint: 'Recibe un archivo que su teléfono o computadora puede agregar a su calendario. Quien vea ese calendario verá estos días y sumas.',
    name: 'dias-de-medicare',
    title: 'Medicare: días y costos',
    month: (month, total) => `${month}: unos ${total} por la cobertura de Medicare y los medicamentos`,
    parts: (plan, premium, pharmacy) => `${plan}. Prima: ${premium}. En la farmacia: ${pharmacy}.`,
    partsWithBill: (plan, premium, pharmacy, bill) =>
      `${plan}. Prima: ${premium}. En la farmacia: ${pharmacy}. Factura del plan de pagos: ${bill}.`,
    saved: 'El archivo está listo. Búsquelo en sus descargas.',
  },
};
