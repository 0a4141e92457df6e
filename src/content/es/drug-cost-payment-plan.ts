import type { paymentPlan as english } from '../en/drug-cost-payment-plan.ts';

export const paymentPlan: typeof english = {
  show: 'Pagar cada mes (Plan de pago de recetas de Medicare)',
  hint: 'Su plan le manda una factura cada mes. En la farmacia no paga nada por los medicamentos que incluye.',
  table: (month, year) => `Sus facturas en ${year}, si se inscribe en ${month}`,
  counter: 'En la farmacia',
  bill: 'Factura mensual',
  inAll: 'En total',
  same: (sum) =>
    `De las dos maneras paga ${sum}. El plan de pago no cobra intereses ni cargos. Tampoco le ahorra nada: solo reparte lo que paga.`,
  notSpread: (sum) =>
    `Fuera de las facturas: ${sum} por medicamentos que la Parte D de Medicare no cubre con este plan. Eso lo sigue pagando en la farmacia.`,
  fit: {
    'dear-fill': (fill) =>
      `Es probable que le ayude. Un surtido le cuesta ${fill}. Según Medicare, un solo surtido de $600 o más es señal de que ayuda.`,
    'smaller-months': (counter, bill) => `Puede ayudarle. Lo máximo que paga en un mes es ${bill}, no ${counter}.`,
    'no-lower-month': (counter, bill) =>
      `No es probable que le ayude. Su factura más alta sería de ${bill}. Sin el plan de pago, lo máximo que paga en un mes es ${counter}.`,
    'extra-help': () =>
      'No es probable que le ayude, porque recibe Ayuda Adicional. La Ayuda Adicional reduce lo que paga.',
    'nothing-to-spread': () => 'No lo necesita: no hay nada que pagar por los medicamentos que reparte.',
  },
  helps: {
    heading: 'A quién puede ayudar',
    people: ['A quien paga $600 o más por un solo surtido', 'A quien paga más al principio del año'],
  },
  helpsNot: {
    heading: 'A quién quizás no le ayude',
    people: [
      'A quien paga poco por sus medicamentos',
      'A quien paga casi lo mismo cada mes',
      'A quien recibe Ayuda Adicional',
      'A quien quiere pagar menos en total: la suma no cambia',
    ],
  },
  join: {
    heading: 'Cómo inscribirse',
    when: 'Puede inscribirse antes de que empiece el año o en cualquier momento del año.',
    plan: (phone, tty) => `Llame al plan: ${phone} (${tty}).`,
    memberCard: 'Llame a su plan. El número está en su tarjeta de miembro.',
    looking: 'Buscamos el número del plan…',
    medicare: (phone, tty) =>
      `¿Preguntas? Llame al 1-800-MEDICARE (${phone}, ${tty}), las 24 horas, los 7 días de la semana.`,
  },
};
