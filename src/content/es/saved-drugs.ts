/** La vista de medicamentos del perfil. */
export const savedDrugs = {
  heading: { saved: 'Sus medicamentos guardados', none: 'Agregue sus medicamentos para ver la cobertura y los costos' },
  add: 'Agregar medicamentos',
  addOrEdit: 'Agregar o cambiar medicamentos',
  import: 'Buscar los medicamentos que ya toma',
  loading: 'Cargando sus medicamentos…',
  failed: 'No pudimos cargar sus medicamentos. Nada de lo que guardó se perdió.',
  empty:
    'Todavía no hay nada guardado. Agregue los medicamentos que toma y guarde planes para ver cuánto le costarían.',
  list: 'Medicamentos guardados',
  refill: {
    30: { sentence: 'cada mes', field: '30 días' },
    90: { sentence: 'cada 3 meses', field: '90 días' },
  },
  frequency: { Day: 'día', Week: 'semana', Month: 'mes' },
  howOften: (quantity: string, frequency: string) => `${quantity} por ${frequency}`,
  howOftenUnknown: (quantity: string) => `${quantity}, no se sabe cada cuánto`,
  refilled: (supply: string) => `Se surte ${supply}`,
  remove: 'Quitar',
  pharmacy: (name: string) => `Su farmacia: ${name}`,
  choosePharmacy: 'Elegir una farmacia',
  changePharmacy: 'Cambiar de farmacia',
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
  notSaved: 'No pudimos guardar su cambio. Intente de nuevo.',
};
