/** La vista de medicamentos del perfil. */
export const savedDrugs = {
  heading: { saved: 'Sus medicamentos guardados', none: 'Agregue sus medicamentos para ver la cobertura y los costos' },
  add: 'Agregar medicamentos',
  addOrEdit: 'Agregar o cambiar medicamentos',
  import: 'Buscar los medicamentos que ya toma',
  loading: 'Cargando sus medicamentos…',
  failed: 'No pudimos cargar sus medicamentos. Nada de lo que guardó se perdió.',
  empty: 'Todavía no hay medicamentos guardados. Agregue los que toma y guarde planes para ver cuánto le costarían.',
  list: 'Medicamentos guardados',
  refill: {
    30: { sentence: 'cada mes', field: '30 días' },
    90: { sentence: 'cada 3 meses', field: '90 días' },
  },
  frequency: { Day: 'día', Week: 'semana', Month: 'mes' },
  per: { Day: 'al día', Week: 'a la semana', Month: 'al mes' },
  taken: (quantity: string, per: string) => `${quantity} ${per}`,
  fullName: 'Nombre completo',
  fullNameOf: (drug: string) => `de ${drug}`,
  howOftenUnknown: (quantity: string) => `${quantity}, no se sabe cada cuánto`,
  refilled: (supply: string) => `Se surte ${supply}`,
  edit: 'Cambiar',
  saved: (drug: string) => `${drug} está guardado.`,
  remove: 'Quitar',
  pharmacy: (name: string) => `Su farmacia: ${name}`,
  choosePharmacy: 'Elegir una farmacia',
  comparePharmacies: 'Comparar lo que cuestan las farmacias',
  changePharmacy: 'Cambiar de farmacia',
  pharmacyCleared: (name: string) => `${name} ya no es su farmacia.`,
  pharmacyPutBack: (name: string) => `${name} es su farmacia otra vez.`,
  coveragePrompt: 'Vea sus planes guardados para conocer la cobertura de medicamentos',
  browseYear: (year: number) => `Ver planes de ${year}`,
  browse: 'Ver planes',
  removeDialog: {
    title: '¿Seguro que quiere quitar este medicamento?',
    summary: (quantity: string, frequency: string, supply: string) =>
      `${quantity} por ${frequency}, se surte ${supply}`,
    summaryUnknown: (quantity: string, supply: string) => `${quantity}, se surte ${supply}`,
    confirm: 'Quitar de los medicamentos guardados',
    keep: 'Conservar el medicamento',
  },
  removed: (drug: string) => `${drug} ya no está entre sus medicamentos guardados.`,
  putBack: (drug: string) => `${drug} está otra vez en sus medicamentos guardados.`,
  noPlans: 'Guarde un plan para ver aquí cuánto cuestan sus medicamentos con él.',
  noDrugPlans: (year: number) =>
    `No tenemos costos de medicamentos de sus planes guardados de ${year}. Guarde un plan con cobertura de medicamentos para verlos aquí.`,
  notSaved: 'No pudimos guardar su cambio. Intente de nuevo.',
  unreadable: {
    drug: (name: string | null) =>
      name === null
        ? 'No podemos leer uno de los medicamentos que guardó. Lo conservamos, pero no está en su lista ni en ningún costo.'
        : `No podemos leer lo que guardó de ${name}. Lo conservamos, pero no está en su lista ni en ningún costo.`,
    mend: 'Agréguelo otra vez a su lista. Después quite lo que no se puede leer.',
    remove: 'Quitar lo que no se puede leer',
    removed: 'Se quitó lo que no pudimos leer.',
    pharmacy: 'No podemos leer la farmacia que guardó. Elíjala otra vez.',
  },
  tooMany: (count: number, most: number) =>
    `Su lista tiene ${count} medicamentos. Podemos calcular los costos de ${most} como máximo. Quite los que ya no toma.`,
};
