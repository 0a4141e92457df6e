import type { DoctorsTexts } from '../en/doctors-texts.ts';

/** La vista de médicos del perfil, y lo que se dice de los médicos junto a los planes. */
export const doctors: DoctorsTexts['doctors'] = {
  heading: {
    none: 'Agregue a sus médicos y dentistas para ver qué planes los tienen en su lista',
    inNetwork: '¿Están sus médicos en la red?',
    acceptMedicare: '¿Aceptan Medicare sus médicos?',
  },
  add: 'Agregar médicos',
  addOrEdit: 'Agregar o cambiar médicos',
  import: 'Buscar los médicos que ya visita',
  loading: 'Cargando sus médicos…',
  failed: 'No pudimos cargar sus médicos. Nada de lo que guardó se perdió.',
  empty:
    'Todavía no hay médicos ni dentistas guardados. Agregue a los que visita y guarde planes para ver cuáles los tienen en su lista.',
  list: 'Médicos y dentistas guardados',
  seePlans: 'Ver los planes guardados',
  browse: 'Ver planes',
  browseYear: (year) => `Ver planes de ${year}`,
  addDoctor: 'Agregar un médico',
  prompt: 'Antes de inscribirse, llame al médico y pregunte. Las listas de los planes muchas veces no están al día.',
  noPlans: 'Guarde un plan para ver aquí si tiene a sus médicos en su lista.',
  onlyDrugPlans: (year) =>
    `Sus planes guardados de ${year} son de medicamentos. Un plan de medicamentos no tiene red de médicos.`,
  drugPlansLeftOut: (count) =>
    count === 1
      ? 'Un plan guardado es de medicamentos y no tiene red de médicos. No se muestra aquí.'
      : `${count} planes guardados son de medicamentos y no tienen red de médicos. No se muestran aquí.`,
  kindUnknown: 'Tipo de médico no disponible',
  kind: { dental: 'Dentista', behavioral: 'Salud mental', place: 'Lugar de atención', default: 'Médico' },
  edit: 'Cambiar',
  remove: 'Quitar',
  removed: (name) => `${name} ya no está en sus médicos guardados.`,
  putBack: (name) => `${name} está otra vez en sus médicos guardados.`,
  notSaved: 'No pudimos guardar su cambio. Inténtelo otra vez.',
  removeDialog: {
    title: '¿Seguro que quiere quitar a este médico?',
    confirm: 'Quitar',
    keep: 'Conservar',
    close: 'Cerrar',
  },
  unreadable: {
    doctor: (name) =>
      name === null
        ? 'No podemos leer uno de los médicos que guardó. Lo conservamos, pero no está en su lista.'
        : `No podemos leer lo que guardó de ${name}. Lo conservamos, pero no está en su lista.`,
    mend: 'Agréguelo otra vez a su lista. Luego quite lo que no podemos leer.',
    remove: 'Quitar lo que no se puede leer',
    removed: 'Se quitó lo que no podíamos leer.',
  },
  tooMany: (count, most) => `Su lista tiene ${count} médicos. Caben ${most}. Quite a los que ya no visita.`,
  move: {
    heading: '¿Dónde visita a este médico?',
    looking: 'Buscando direcciones…',
    failed: 'No pudimos buscar direcciones.',
    none: 'Nuestras listas no tienen otra dirección cerca de esta. Si el médico se mudó, búsquelo otra vez.',
    now: 'guardada ahora',
    save: 'Guardar esta dirección',
    cancel: 'Cancelar',
    saved: (name) => `La dirección de ${name} está guardada.`,
  },
  planList: {
    all: 'Todos mis médicos en la red',
    sort: 'Más de mis médicos en la red',
    title: 'Mis médicos',
    hint: 'También mostramos los planes de los que no sabemos si tienen a todos sus médicos. Los planes de medicamentos no tienen red de médicos.',
    unknown: (count) =>
      count === 1
        ? 'De 1 plan no sabemos si tiene a todos sus médicos.'
        : `De ${count} planes no sabemos si tienen a todos sus médicos.`,
  },
  grid: {
    caption: (year) => `Sus médicos en las listas de sus planes guardados de ${year}`,
    choose: 'Mostrar la lista de este plan',
    doctor: 'Médico',
    working: 'Buscando en la lista del plan…',
    failed: 'No pudimos buscar en las listas de los planes.',
    all: 'Todos sus médicos',
    changed: (year, before) => `En ${year}: ${before}`,
    showedBefore: (date, answer) => `El ${date} mostramos: ${answer}`,
    noted: (date) => ({ yes: `Dijeron que sí el ${date}`, no: `Dijeron que no el ${date}` }),
    details: 'Por qué, y qué hacer',
    detailsOf: (doctor, plan) => `${doctor}, ${plan}`,
  },
  yearChanges: {
    heading: (year) => `Lo que cambia para sus médicos en ${year}`,
    lead: 'Estos planes dicen otra cosa para el próximo año:',
    left: (doctor, plan, year) =>
      `${doctor} está en la lista de ${plan} de ${year - 1}, y no está en su lista de ${year}.`,
    joined: (doctor, plan, year) => `${doctor} está en la lista de ${plan} de ${year}. En la de ${year - 1} no estaba.`,
    other: (doctor, plan, year, before, after) =>
      `${doctor} y ${plan}: “${before}” en ${year - 1}, “${after}” en ${year}.`,
    notComparedLead: 'No sabemos qué cambia en estos planes:',
    notCompared: {
      'new-number': (plan, year) =>
        `${plan}. No conocemos un plan de este número en ${year - 1}. Puede ser nuevo o haber tenido otro número. Llame al plan y pregunte.`,
      'no-list': (plan, year) =>
        `${plan}. No tenemos listas suyas de ${year - 1} y ${year} que lo digan. Llame al plan y pregunte.`,
    },
  },
  answers: {
    'in-network': 'En la red',
    'not-listed': 'No está en la lista',
    'accepts-medicare': 'Acepta Medicare',
    'not-available': 'No disponible',
  },
  takesNew: 'Acepta pacientes nuevos',
  takesNoNew: 'No acepta pacientes nuevos',
  evidence: {
    title: (doctor, plan) => `${doctor} y ${plan}`,
    close: 'Cerrar',
    means: {
      'in-network': 'El plan tiene a este médico en su lista, en esta dirección.',
      'not-listed':
        'La lista del plan no tiene a este médico en esta dirección. Esto no quiere decir que no pueda ir. Pregunte al plan cuánto pagaría.',
      'accepts-medicare':
        'Este plan no tiene lista de médicos. Puede ir a cualquier médico que acepte Medicare y que acepte cobrarle al plan. La lista de Medicare tiene a este médico.',
      'not-available': 'No lo sabemos. No tenemos una lista de este plan para este año que podamos usar.',
    },
    at: 'Dirección',
    from: 'Quién lo dice',
    publisher: 'Publicado por',
    file: 'Archivo',
    updated: 'El plan revisó este dato por última vez',
    asOf: 'La lista es del',
    read: 'La leímos el',
    age: (days) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
    unknown: 'No disponible',
    elsewhere: 'La lista tiene a este médico en otras direcciones:',
    differs: 'Otra fuente dice otra cosa',
    difference: {
      deactivated: (source, date) =>
        `${source} dice que el número de este médico ya no se usa${date && ` desde el ${date}`}.`,
      'other-address': (source, date) => `${source} tiene otra dirección de este médico${date && ` del ${date}`}.`,
      'entries-contradict': (source, date) => `Los datos de una lista no coinciden: ${source}${date && `, ${date}`}.`,
    },
    shown: {
      heading: 'Lo que le mostramos',
      on: (date, answer) => `El ${date} mostramos: ${answer}.`,
      list: (publisher, date, read) => `La lista era de ${publisher}, del ${date}. La leímos el ${read}.`,
      listOfNoDate: (publisher, read) => `La lista era de ${publisher} y no decía su fecha. La leímos el ${read}.`,
      noList: 'No teníamos ninguna lista de este plan para mostrar.',
      changed: 'La respuesta ha cambiado. Puede importar si eligió el plan por lo que decía antes.',
    },
    call: {
      heading: 'Llame y pregunte',
      phone: (number) => `Llame al ${number}.`,
      noPhone: 'Nuestras listas no dicen el teléfono. Pídalo al plan.',
      script: (plan, year) => `“¿Está en la red de ${plan} en ${year}, en esta dirección?”`,
      scriptMedicare: (plan, year) => `“¿Acepta Medicare, y le cobrará a ${plan} en ${year}?”`,
      more: '“¿Acepta pacientes nuevos con este plan?”',
    },
    wrong: {
      heading: 'Si la lista estaba mal',
      steps: [
        'Anote con quién habló y cuándo. Imprima esta página, para tener lo que le mostramos.',
        'Llame primero a su plan. Pida que corrija la lista. Si lo mandó allí un médico del plan, pida pagar lo mismo que en la red.',
        'Si eligió el plan por información equivocada, llame al 1-800-MEDICARE (1-800-633-4227). Pregunte por un Período Especial de Inscripción. Medicare decide caso por caso.',
        'Si el 1 de enero tiene un plan Medicare Advantage, puede cambiarlo una vez del 1 de enero al 31 de marzo.',
        'Puede presentar una queja a Medicare. Puede apelar cuando el plan no quiera pagar.',
      ],
    },
  },
  note: {
    heading: 'Qué le dijeron',
    lead: 'Anote su llamada. La guardamos con este médico y sale impresa con esta página.',
    calledOn: 'Día de la llamada',
    dayFault: 'Ponga el día de la llamada.',
    dayAhead: 'Ese día todavía no ha llegado. Ponga el día de la llamada.',
    answer: 'Su respuesta',
    answers: { yes: 'Sí', no: 'No' },
    answerFault: 'Elija sí o no.',
    words: 'Con quién habló y qué le dijeron (opcional)',
    wordsFault: (most) => `Use como máximo ${most} letras.`,
    save: 'Guardar nota',
    saved: 'Su nota está guardada.',
    change: 'Cambiar nota',
    remove: 'Quitar nota',
    removed: 'Su nota se quitó.',
    said: {
      yes: (date) => `Llamé el ${date}. Dijeron que sí.`,
      no: (date) => `Llamé el ${date}. Dijeron que no.`,
    },
  },
};
