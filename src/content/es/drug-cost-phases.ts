import type { phases as english } from '../en/drug-cost-phases.ts';

export const phases: typeof english = {
  deductible: 'Deducible',
  initial: 'Su parte',
  gap: 'Período sin cobertura',
  catastrophic: 'Después del límite anual',
  insulin: 'Insulina',
  vaccine: 'Vacuna',
  supplemental: 'Cobertura adicional del plan',
  'not-covered': 'No cubierto',
  'not-offered': 'Precio completo',
};
