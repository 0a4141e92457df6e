import type { profileMerge as english } from '../en/profile-merge.ts';

export const profileMerge: typeof english = {
  title: 'Ayúdenos a personalizar sus costos estimados según sus medicamentos y médicos',
  heading: { asking: 'Confirme su identidad', success: '¡Listo!' },
  intro:
    'Usted ya habló con nosotros. Lo que nos dijo está listo para importar. Para verlo aquí, llene este formulario.',
  mandatory: 'Los campos con * son obligatorios.',
  required: (label) => `${label} *`,
  confirmDetails: 'Confirme los datos de su perfil.',
  mbiHint: 'Las 11 letras y números de su tarjeta roja, blanca y azul.',
  dateHint: 'Use dos dígitos para el mes y el día, y cuatro para el año.',
  submit: 'Sí, importar mis datos',
  skip: 'No, no importar mis datos',
  close: 'Cerrar',
  closeDialog: 'Cerrar',
  loading: 'Estamos revisando lo que escribió…',
  success: 'Su información se agregó a su perfil.',
  continue: 'Continuar',
  failed: 'No pudimos confirmar su identidad.',
  attemptsLeft: (count) =>
    count === 1
      ? 'Le queda 1 intento para confirmar su identidad.'
      : `Le quedan ${count} intentos para confirmar su identidad.`,
  warning: 'Revise cada campo y vuelva a intentarlo.',
  lastAttempt: 'Es su último intento. Si no está seguro, llámenos primero.',
  lockedOut: { before: 'Llámenos al', after: 'de 8 a.m. a 8 p.m., los 7 días de la semana.' },
  tty: (number) => `(TTY ${number})`,
  form: {
    title: 'Busque sus medicamentos y médicos',
    intro:
      'Si ya habló con uno de nuestros agentes, tal vez tengamos sus medicamentos y médicos. Díganos quién es y los buscaremos.',
  },
};
