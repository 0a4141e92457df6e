import type { imports as english } from '../en/imports.ts';

export const imports: typeof english = {
  dialog: {
    title: {
      details: 'Busque sus medicamentos y médicos',
      loading: 'Un momento, por favor',
      result: 'No hay reclamaciones',
    },
    close: 'Cerrar',
    intro: 'Podemos buscar en sus reclamaciones de Medicare los medicamentos que toma y los médicos que ve.',
    match:
      'Escriba su nombre y su número como están en su tarjeta de Medicare. Si no coinciden, no podemos encontrarlo.',
    dateHint: 'Escriba el mes, el día y el año con números.',
    mbiHint:
      'Su número de Medicare tiene de 9 a 10 dígitos, sin espacios, o las 11 letras y números de una tarjeta nueva.',
    whereToFind: '¿Dónde lo encuentro?',
    card: {
      alt: 'Una tarjeta de Medicare de muestra. El número de Medicare está en el centro, bajo el nombre: 11 letras y números en tres grupos.',
      title: 'Seguro de salud de Medicare',
      sample: 'Muestra',
      name: 'Nombre',
      number: 'Número de Medicare',
      starts: 'La cobertura empieza',
    },
    cancel: 'Cancelar',
    submit: 'Ver sus medicamentos y médicos',
    loading:
      'Estamos buscando sus reclamaciones de medicamentos. Esto puede tardar hasta 1 minuto. La página se actualizará sola cuando tengamos su información.',
    noClaims:
      'No pudimos encontrar su historial de reclamaciones. No encontramos medicamentos recetados, pero usted puede agregarlos a mano.',
    back: 'Volver a mi cuenta',
    help: { before: '¿Necesita ayuda? Llame al', tty: (number) => `TTY ${number}` },
  },
  notice: {
    running:
      'Seguimos buscando sus medicamentos y médicos. Lo que encontremos se verá cuando vuelva a cargar esta página.',
    conflicts: (count) =>
      count === 1
        ? 'Sus reclamaciones y su perfil difieren en una cosa.'
        : `Sus reclamaciones y su perfil difieren en ${count} cosas.`,
    choose: 'Vea las dos y elija',
    see: 'Vea lo que vino de sus reclamaciones',
    agreed: 'Gracias. Ya podemos mirar sus reclamaciones.',
  },
};
