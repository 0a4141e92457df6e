import type { faq as english } from '../en/faq.ts';

export const faq: typeof english = {
  title: 'Preguntas frecuentes',
  entries: {
    'saved-where': {
      question: '¿Dónde se guardan mis planes?',
      answer: [
        'Sin una cuenta, sus planes se guardan en este navegador hasta 90 días después de su última visita. No los ve en su teléfono ni en otra computadora.',
        'Guardar un plan no lo inscribe en él.',
      ],
    },
    'when-to-join': {
      question: '¿Cuándo puedo inscribirme en un plan?',
      answer: [
        'Cada otoño, del 15 de octubre al 7 de diciembre, cualquier persona con Medicare puede elegir un plan para el año siguiente. La cobertura comienza entonces el 1 de enero.',
        'Hay más fechas en las que puede cambiar. Por ejemplo, la primera vez que tiene Medicare o si se muda.',
      ],
    },
    'how-to-get-help': {
      question: '¿Cómo puedo hablar con una persona?',
      answer: [
        'Llame al número del cuadro “¿Necesita ayuda?” de esta página. También puede llamar al 1-800-MEDICARE para recibir ayuda con todas sus opciones.',
      ],
    },
    'drug-costs': {
      question: '¿Por qué el costo de los medicamentos cambia de un plan a otro?',
      answer: [
        'Cada plan tiene su propia lista de medicamentos, su propio deducible y sus propios precios en cada farmacia. El mismo medicamento puede costar más en un plan que en otro.',
        'Si no sabemos cuánto cuesta algo, decimos “No disponible”. Nunca damos un costo al azar.',
      ],
    },
    'doctors-in-network': {
      question: '¿Cómo sé si un plan incluye a mi médico?',
      answer: [
        'Muchos planes Medicare Advantage tienen una red de médicos y hospitales. Pregunte al plan o a su médico antes de inscribirse, porque las redes cambian.',
        'Un plan de medicamentos no tiene red de médicos.',
      ],
    },
  },
  salesLine: (hours, tty) => `Horario de nuestra línea de ventas: ${hours}. ${tty}.`,
};
