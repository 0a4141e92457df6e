import type { supplement as english } from '../en/supplement.ts';

export const supplement: typeof english = {
  title: 'Planes de seguro suplementario de Medicare',
  notice: {
    title: 'La tarjeta del plan no está disponible para los planes de seguro suplementario de Medicare',
    text: 'No podemos mostrar aquí los planes suplementarios de Medicare. Puede preguntar por ellos por teléfono.',
    close: 'Cerrar',
  },
  disclosures: {
    title: 'Avisos legales',
    paragraphs: [
      'El seguro suplementario de Medicare lo venden compañías privadas. Ayuda a pagar algunos de los costos que Medicare Original deja a su cargo.',
      'El seguro suplementario de Medicare no cubre medicamentos con receta. Para tener esa cobertura, puede agregar un plan de medicamentos aparte.',
      'Un plan suplementario de Medicare no es un plan Medicare Advantage, y no todos los planes se venden en todos los estados.',
      'Este sitio no es parte del gobierno federal ni del programa federal de Medicare, ni tiene su respaldo.',
    ],
  },
};
