import type { drugYear as english } from '../en/drug-cost-year.ts';

const PLACES = {
  mail: 'por correo',
  chosen: 'en su farmacia',
  retail: 'en una farmacia con mostrador',
};

export const drugYear: typeof english = {
  notAvailable: 'No disponible',
  withExtraHelp: (amount) => `Con Ayuda Adicional ${amount}`,
  withoutExtraHelp: (amount) => `Sin Ayuda Adicional ${amount}`,
  covered: (amount) => `${amount} cubiertos`,
  supplemental: (amount) => `${amount} por medicamentos que Medicare deja fuera y este plan añade`,
  supplementalUnknown: 'Medicamentos que Medicare deja fuera y este plan añade: precio no disponible',
  unpaid: {
    'not-covered': {
      known: (amount, drugs) => `${amount} no cubiertos: ${drugs}`,
      unknown: (drugs) => `No cubierto: ${drugs}, precio no disponible`,
    },
    'not-sold': {
      known: (amount, drugs) => `${amount} cubiertos, pero no se venden así: ${drugs}`,
      unknown: (drugs) => `Cubierto, pero no se vende así: ${drugs}, precio no disponible`,
    },
    'out-of-network': {
      known: (amount, drugs) => `${amount} a precio completo fuera de la red: ${drugs}`,
      unknown: (drugs) => `A precio completo fuera de la red: ${drugs}, precio no disponible`,
    },
  },
  plus: (part) => `+ ${part.charAt(0).toLowerCase()}${part.slice(1)}`,
  ifNotCovered:
    'Si un medicamento no está cubierto: pregunte a su médico por otra forma, o por uno parecido, que el plan sí cubra. O pida al plan que se lo cubra (una excepción).',
  coveredOf: (covered, all) => `${covered} de ${all} medicamentos cubiertos`,
  notSoldAs: (days, place) => `Cubierto, pero no se vende para ${days} días ${PLACES[place]}`,
  ofDrug: (drug, sentence) => `${drug}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  offers: {
    heading: 'Lo que el plan sí vende',
    none: 'No sabemos de otra forma en que el plan venda este medicamento. Pregunte al plan.',
    line: (days, place, fill) =>
      `${days} días ${PLACES[place]}: ${fill === null ? 'precio no disponible' : `${fill} cada vez`}`,
    onceMet: 'Cada vez cuesta esto cuando ya se pagó el deducible, si lo hay.',
    switchTo: (days) => `Cambiar a ${days} días`,
    choose: { retail: 'Elegir una farmacia con mostrador', mail: 'Elegir una farmacia por correo' },
    switching: 'Guardando…',
    switched: (drug, days) => `${drug} ahora es para ${days} días.`,
    notSwitched: 'Su medicamento no cambió. Inténtelo de nuevo.',
  },
  averagePrice: (year) =>
    year === null ? 'Precio promedio que pagó Medicare' : `Precio promedio que pagó Medicare en ${year}`,
  ofAllStrengths: 'promedio de todas las dosis',
  negotiated:
    'Desde entonces, Medicare acordó un precio nuevo y más bajo para este medicamento. Aún no lo tenemos, así que tal vez usted pague menos.',
  overLimit: 'Usted toma más de lo que el plan permite. Pida al plan una excepción antes de contar con este costo.',
  restsOnAverage: (count, all, year) =>
    `${count} de ${all} medicamentos ${count === 1 ? 'se basa' : 'se basan'} en precios promedio${year === null ? '' : ` de ${year}`}`,
};
