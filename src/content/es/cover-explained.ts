import type { coverExplained as english } from '../en/cover-explained.ts';

export const coverExplained: typeof english = {
  pageTitle: 'Tipos de cobertura de Medicare',
  title: 'Tres tipos de cobertura, en tres dibujos',
  lead: 'Cada caja de un dibujo es una cobertura. La cruz es el hospital, la persona es el médico y la pastilla son los medicamentos. Las cajas amarillas son de compañías privadas.',
  kinds: {
    advantage: {
      title: 'Medicare Advantage con medicamentos',
      inShort: 'Una sola caja para todo',
      facts: [
        'Un plan privado le da la atención de hospital y de médicos de Medicare, y también paga medicamentos.',
        'La mayoría de los planes tiene una red. Vea si sus médicos están en ella.',
        'Hay un límite para lo que usted paga en un año por la atención cubierta.',
      ],
      action: 'Ver planes Advantage con medicamentos',
    },
    'drug-plan': {
      title: 'Medicare Original y un plan de medicamentos',
      inShort: 'Dos cajas, una junto a la otra',
      facts: [
        'Usted se queda con Medicare Original. Puede ir a cualquier médico u hospital que lo acepte.',
        'Un plan de medicamentos de una compañía privada paga los medicamentos.',
        'Medicare Original no tiene límite para lo que usted paga por atención en un año.',
      ],
      action: 'Ver planes de medicamentos',
    },
    supplement: {
      title: 'Medicare Original, un plan de medicamentos y uno Suplementario',
      inShort: 'Una pieza más encima',
      facts: [
        'El plan Suplementario también se llama Medigap. Paga parte de lo que Medicare Original le deja a usted.',
        'No va junto con un plan Medicare Advantage.',
        'Puede comprar cualquiera en los 6 meses que empiezan cuando tiene 65 años o más y la Parte B. Después, una compañía puede rechazarlo.',
      ],
      action: 'Ver planes para acompañarlo',
    },
  },
  notListed: {
    title: 'Este sitio todavía no muestra planes Suplementarios',
    callUs: 'Podemos ayudarle por teléfono:',
    ship: 'También puede preguntar al Programa Estatal de Asistencia sobre Seguros de Salud (SHIP) de su estado. Sus consejos son gratis y no vende nada. Le dan su número en el',
  },
  source: 'Lea más en',
};
