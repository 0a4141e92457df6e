import type { education as english } from '../en/education.ts';

export const education: typeof english = {
  pageTitle: 'Aprenda sobre Medicare',
  title: 'Medicare en palabras sencillas',
  lead: 'Qué pagan las partes de Medicare y cuándo puede inscribirse en un plan o cambiarlo.',
  parts: {
    title: 'Las partes de Medicare',
    facts: [
      {
        title: 'Parte A: hospital',
        text: 'La Parte A ayuda a pagar cuando se queda en un hospital. También ayuda con los cuidados de hospicio al final de la vida.',
        source: 'parts',
      },
      {
        title: 'Parte B: atención médica',
        text: 'La Parte B ayuda a pagar las visitas a médicos y otra atención fuera de una estadía en el hospital. Las Partes A y B juntas se llaman Medicare Original.',
        source: 'parts',
      },
      {
        title: 'Parte C: Medicare Advantage',
        text: 'Los planes Medicare Advantage los ofrecen compañías privadas en lugar de Medicare Original. Combinan la Parte A y la Parte B, y la mayoría también la Parte D.',
        source: 'parts',
      },
      {
        title: 'Parte D: medicamentos',
        text: 'La Parte D ayuda a pagar los medicamentos con receta. Estos planes los administran compañías privadas.',
        source: 'parts',
      },
      {
        title: 'Suplementario de Medicare (Medigap)',
        text: 'Un plan suplementario de Medicare ayuda a pagar costos que las Partes A y B dejan a su cargo.',
        source: 'parts',
      },
    ],
  },
  seasons: {
    title: 'Cuándo puede inscribirse en un plan o cambiarlo',
    facts: [
      {
        title: 'Cuando recibe Medicare por primera vez',
        text: 'Tiene 7 meses alrededor del mes en que puede recibir Medicare por primera vez.',
        source: 'seasons',
      },
      {
        title: 'Cada otoño: del 15 de octubre al 7 de diciembre',
        text: 'Cualquier persona con Medicare puede inscribirse en un plan, cambiarlo o dejarlo. El cambio vale desde el 1 de enero.',
        source: 'seasons',
      },
      {
        title: 'Del 1 de enero al 31 de marzo',
        text: 'Solo para personas que ya tienen un plan Medicare Advantage. Puede hacer un cambio, que vale desde el primer día del mes siguiente.',
        source: 'seasons',
      },
      {
        title: 'Si recibe Ayuda Adicional o tiene Medicaid',
        text: 'Cada mes puede inscribirse en un plan de medicamentos independiente, o dejar un plan Medicare Advantage por Medicare Original y un plan de medicamentos.',
        source: 'seasons',
      },
      {
        title: 'Si su plan termina',
        text: 'Cuando su plan no se renueva, puede elegir otro desde el 8 de diciembre hasta el final de febrero.',
        source: 'seasons',
      },
      {
        title: 'Para inscribirse en un plan de 5 estrellas',
        text: 'Puede cambiar una vez a un plan que Medicare califica con 5 estrellas.',
        source: 'seasons',
      },
    ],
  },
  moreSeasons:
    'Hay más períodos especiales, por ejemplo cuando se muda o pierde otra cobertura. Medicare.gov los enumera todos.',
  source: 'Fuente:',
  goOn: 'Ver planes de su condado',
};
