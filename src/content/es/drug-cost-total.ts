import type { totalCost as english } from '../en/drug-cost-total.ts';

export const totalCost: typeof english = {
  label: 'Costo total del año',
  parts: 'Ver cómo se suma',
  drugsCovered: 'Sus medicamentos cubiertos',
  ofDrugs: (covered, all) => `${covered} de ${all}`,
  drugs: 'Sus medicamentos en el año',
  month: 'Mes promedio de medicamentos',
  working: 'Calculando…',
  noDrugCover: 'Este plan no cubre medicamentos. Usted pagaría el precio completo.',
  premiumUnknown: 'No sabemos la prima de este plan.',
  notCoveredUnknown: 'No sabemos el precio de un medicamento que este plan no cubre.',
  withExtraHelp: 'Los costos de medicamentos cuentan la Ayuda Adicional, que también puede bajar la prima',
  about:
    'El costo total del año son 12 primas mensuales y todos sus medicamentos de un año completo, cubiertos o no. No incluye lo que paga por atención ni por la Parte B.',
  sort: 'Costo total del año, primero el más bajo',
  unknownLast: 'Los planes sin total van al final.',
  waiting: 'Calculando el costo de sus medicamentos. Por ahora va primero la prima anual más baja.',
  sorted: 'Ya están los costos de sus medicamentos. Primero va el costo total del año más bajo.',
  ready: 'Ya están los costos de sus medicamentos.',
  sortNow: 'Ordenar por costo total del año',
  pharmacy: (name) => `Los costos de medicamentos son los de ${name}.`,
  noPharmacy:
    'No ha elegido una farmacia. Por eso los costos de medicamentos son los de una farmacia normal de cada plan.',
  addDrugs: 'Agregue sus medicamentos para ver el costo total del año',
  editDrugs: 'Cambiar sus medicamentos o su farmacia',
  yourDrugs: 'Sus medicamentos',
  drugsFailed: 'No pudimos cargar sus medicamentos. Por eso no se muestra su costo.',
};
