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
    name: 'Nombre (opcional)',
    specialty: 'Tipo de médico o lugar (opcional)',
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
  lists: {
    heading: 'Lo que dicen las listas de los planes',
    plan: 'Plan que los tiene en su lista',
    anyPlan: 'Cualquier plan',
    noPlans: (year) => `Guarde un plan de ${year} para buscar en su lista.`,
    takesNew: 'Acepta pacientes nuevos',
    language: 'Idioma además del inglés',
    anyLanguage: 'Cualquiera',
    hint: 'Muchas listas no lo dicen. Le decimos de cuántos no lo sabemos.',
    languages: {
      spanish: 'Español',
      chinese: 'Chino (mandarín o cantonés)',
      vietnamese: 'Vietnamita',
      tagalog: 'Tagalo',
      korean: 'Coreano',
      russian: 'Ruso',
      arabic: 'Árabe',
      haitian: 'Criollo haitiano',
      french: 'Francés',
      portuguese: 'Portugués',
      polish: 'Polaco',
      italian: 'Italiano',
      german: 'Alemán',
      hindi: 'Hindi',
      japanese: 'Japonés',
      persian: 'Persa (farsi)',
      'sign-language': 'Lengua de señas americana',
    },
    inNetwork: 'Dentro de la red',
    speaks: (language) => `Idioma: ${language}`,
    elsewhere: {
      'not-told': 'La lista no dice nada de esta dirección',
      otherwise: 'La lista dice otra cosa de esta dirección',
      'not-listed': 'No está en la lista del plan en esta dirección',
    },
    leftOut: {
      'not-listed': (count) =>
        count === 1
          ? 'Hay 1 más que no está en la lista del plan.'
          : `Hay ${count} más que no están en la lista del plan.`,
      otherwise: (count) =>
        count === 1
          ? 'De otro, la lista dice que no acepta pacientes nuevos, o dice otros idiomas.'
          : `De otros ${count}, la lista dice que no aceptan pacientes nuevos, o dice otros idiomas.`,
      'not-told': (count) =>
        count === 1
          ? 'De otro, las listas no lo dicen. Puede ser lo que busca. Llame y pregunte.'
          : `De otros ${count}, las listas no lo dicen. Pueden ser lo que busca. Llame y pregunte.`,
    },
    all: 'Mostrar todos',
    from: (publisher, date) => `La lista del plan es de ${publisher}, del ${date}.`,
    old: (days) => `Tiene ${days} días y puede tener errores. Por eso no le decimos quién falta en ella.`,
    none: (year) => `No tenemos una lista de este plan para ${year}. No podemos decir a quién tiene en ella.`,
    payWhoeverTakesMedicare: 'Este plan paga a todo médico que acepta Medicare y está dispuesto a cobrarle al plan.',
  },
  loading: 'Cargando sus planes guardados…',
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
    sameZip: 'En el mismo código postal',
    allMadeUp: 'Todos son inventados, para probar.',
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
};
