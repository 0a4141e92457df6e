import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  pageTitle: 'Encuentre planes de Medicare',
  voice: {
    aarp: {
      title: 'Vea cuánto le cuesta un año con un plan de Medicare',
      lead: 'Díganos dónde vive y qué medicamentos toma. Sumamos todo el año, le mostramos cómo lo hicimos y guardamos los planes que le gusten.',
    },
    uhc: {
      title: 'Planes de Medicare, con la cuenta hecha',
      lead: 'Prima más medicamentos. Todo el año, plan por plan. Abra cualquier cifra para ver de dónde viene.',
    },
  },
  otherWays: 'Otras formas de empezar',
  ways: {
    drugs: { title: 'Empezar con mis medicamentos', text: 'Agregue los que toma. Vea cuánto cuestan en un año.' },
    choose: { title: 'Ayúdeme a elegir', text: 'Tres tipos de cobertura, en tres dibujos.' },
  },
  steps: [
    { title: 'Mire', text: 'Vea los planes de su condado y cuánto cuestan.' },
    { title: 'Guarde', text: 'Guarde los planes que le gusten. No necesita una cuenta.' },
    { title: 'Regrese', text: 'Sus planes guardados lo esperan en este navegador.' },
  ],
  savedBefore: (count) => (count === 1 ? 'Tiene 1 plan guardado.' : `Tiene ${count} planes guardados.`),
  seeSaved: 'Ver sus planes guardados',
  season: {
    label: 'Fechas que debe conocer',
    everyYear: 'La inscripción abierta va del 15 de octubre al 7 de diciembre de cada año.',
    days: (count) => (count === 1 ? 'día' : 'días'),
    until: (date) => `hasta el ${date}`,
    today: 'Hoy',
    lastDay: 'es el último día',
    'open-enrollment': {
      title: 'La inscripción abierta está en curso',
      text: (planYear) => `Ahora puede elegir un plan para ${planYear}. Empieza el 1 de enero.`,
    },
    'until-cover-starts': {
      title: 'La inscripción abierta terminó',
      text: (planYear) => `Un plan elegido a tiempo empieza el 1 de enero de ${planYear}.`,
    },
    'advantage-enrollment': {
      title: '¿Tiene un plan Medicare Advantage? Puede cambiar una vez',
      text: () => 'Cambie a otro o vuelva a Medicare Original. Entonces puede agregar un plan de medicamentos.',
    },
    'until-enrollment': {
      title: 'Lo próximo es la inscripción abierta',
      text: (planYear) => `Entonces todas las personas con Medicare pueden elegir un plan para ${planYear}.`,
    },
    otherTimes: '¿Es nuevo en Medicare, se mudó o perdió otra cobertura? Quizá pueda elegir en otras fechas.',
    learnMore: 'Vea cuándo puede inscribirse',
  },
  who: {
    title: 'Quién está detrás de este sitio',
    private: (site) => `${site} es un sitio privado. No es parte del gobierno ni de Medicare.`,
    order: 'Los planes van en orden de costo o en el que usted elija. Nadie puede pagar por un lugar.',
    account: 'No necesita una cuenta para mirar ni para guardar.',
    questions: '¿Preguntas? Llame al',
  },
  data: {
    title: 'En qué se basan nuestras cifras',
    unknown: 'Si no sabemos algo, decimos “No disponible”. Nunca adivinamos.',
  },
};
