import type { providerSearch as english } from '../en/provider-search.ts';

export const providerSearch: typeof english = {
  title: 'Buscar un médico o dentista',
  lead: 'Busque a las personas y lugares que lo atienden. Guárdelos y le mostramos qué planes los tienen en su lista.',
  close: 'Cerrar la búsqueda de médicos',
  toProfile: 'Ir a sus médicos y dentistas',
  form: {
    heading: 'Búsqueda',
    zip: 'Código postal',
    zipFault: 'Escriba los 5 números de un código postal.',
    zipUnknown: (zip) => `No conocemos el código postal ${zip}. Revise los números e inténtelo de nuevo.`,
    distance: 'Distancia',
    within: (miles) => (miles === 1 ? 'Hasta 1 milla' : `Hasta ${miles} millas`),
    name: 'Nombre del médico o lugar (puede dejarlo vacío)',
    specialty: 'Tipo de médico o lugar (puede dejarlo vacío)',
    specialtyHint: 'Use sus propias palabras: corazón, piel, dientes u hospital. Luego elija de la lista.',
    specialtyCount: (count) =>
      count === 1
        ? '1 tipo encontrado. Oprima la flecha hacia abajo para ir a él.'
        : `${count} tipos encontrados. Use las flechas hacia arriba y hacia abajo.`,
    specialtyNone: (text) => `No conocemos un tipo de médico como “${text}”. Use otras palabras o borre este campo.`,
    specialtyFault: 'Elija un tipo de la lista o borre este campo.',
    gender: 'Sexo',
    anyGender: 'Cualquiera',
    genders: { F: 'Mujer', M: 'Hombre' },
    search: 'Buscar',
  },
  untold: {
    heading: 'Idioma',
    why: 'Ninguna lista que tenemos dice qué idiomas habla un médico. Pregunte cuando llame.',
  },
  searching: 'Buscando médicos…',
  failed: 'No pudimos buscar médicos. No se perdió nada de lo que guardó.',
  results: {
    heading: 'Médicos y lugares encontrados',
    count: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados, primero los más cercanos`),
    more: 'Hay más. Busque a menos millas, por nombre o por tipo para ver otros.',
    none: (miles) => `No encontramos a nadie así a ${miles} o menos.`,
    noneAtAll: 'Pruebe otro nombre u otro tipo, o menos filtros.',
    miles: (miles) => (miles === 1 ? '1 milla' : `${miles} millas`),
    widen: (miles) => `Buscar hasta ${miles}`,
    away: (miles) => `A ${miles} millas`,
    aboutMiles: 'Las millas van del centro de su código postal al centro del de ellos.',
    acceptsMedicare: 'Acepta Medicare',
    genderUntold: 'Sexo no disponible',
    specialtyUntold: 'Tipo no disponible',
    places: (count) => `${count} direcciones. Guarde la dirección a la que usted va.`,
    madeUp: 'Inventado, para probar',
  },
  save: {
    save: 'Guardar',
    saved: 'Guardado',
    saveAt: (name, street) => `Guardar ${name}, ${street}`,
    savedAt: (name, street) => `Guardado: ${name}, ${street}. Oprima para quitarlo de su lista.`,
    nowSaved: (name) => `${name} está en su lista.`,
    nowRemoved: (name) => `${name} ya no está en su lista.`,
    full: (most) => `Su lista tiene ${most} médicos y lugares, que es lo más que cabe. Quite uno para agregar otro.`,
    saving: 'Guardando su lista…',
    done: 'Listo',
    closeWithout: 'Cerrar sin guardar',
    notSaved: 'Su cambio no se guardó.',
  },
  network: {
    plan: 'Ver lo que dice un plan',
    noPlan: 'Ningún plan',
    only: 'Mostrar solo a quienes el plan tiene en su lista',
    accepting: 'Mostrar solo a quienes aceptan pacientes nuevos',
    working: 'Buscando en la lista del plan…',
    failed: 'No pudimos buscar en la lista del plan.',
    absent:
      'No tenemos la lista de médicos de este plan. Por eso no sabemos quién está en su red. Pregunte al médico o al plan.',
    kept: (count) =>
      count === 1
        ? 'De 1 de ellos la lista del plan no dice nada. Sigue aquí, marcado como no disponible.'
        : `De ${count} de ellos la lista del plan no dice nada. Siguen aquí, marcados como no disponible.`,
    answers: {
      'in-network': 'En la red del plan',
      'not-listed': 'No está en la lista del plan',
      'accepts-medicare': 'Acepta Medicare',
      'not-available': 'Red: no disponible',
    },
    takesNew: 'Acepta pacientes nuevos',
    takesNoNew: 'No acepta pacientes nuevos',
    newUntold: 'Pacientes nuevos: no disponible',
  },
};
