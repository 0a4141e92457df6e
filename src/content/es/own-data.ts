import type { OwnDataWords } from '#content/en/own-data.ts';

export const ownData: OwnDataWords = {
  title: 'Lo que guardamos sobre usted',
  lead: 'Vea qué guardamos y por cuánto tiempo, y guarde una copia para usted.',
  onlyOwner: 'Solo la persona misma ve esta página.',
  back: 'Volver a su perfil',
  kept: {
    title: 'Qué guardamos y por cuánto tiempo',
    rows: [
      { what: 'Planes, medicinas, su farmacia y su respuesta sobre la Ayuda Adicional', until: 'Hasta que los quite.' },
      {
        what: 'Su nombre, correo, código postal, fecha de nacimiento y número de Medicare',
        until: 'Si nos los dio.',
      },
      { what: 'Sin cuenta: todo esto', until: 'Por 90 días después de su última visita.' },
      { what: 'Una lista de cambios: cuándo y de qué tipo, nunca lo que escribió', until: 'Por 6 años.' },
      { what: 'Una lista de quién entró y quién miró', until: 'Por 6 años.' },
      { what: 'Dónde tiene la sesión abierta', until: 'Hasta que la sesión se cierre.' },
    ],
  },
  copy: {
    title: 'Guardar una copia',
    lead: 'El archivo tiene todo lo que guardamos sobre usted. Muestra sus medicinas, su nombre y su fecha de nacimiento. De su número de Medicare muestra los últimos cuatro signos.',
    safe: 'Guárdelo donde solo usted lo pueda abrir. En una computadora compartida, bórrelo al terminar.',
    form: 'Es un archivo JSON, que otros programas pueden leer. Para tenerlo en papel, imprima su perfil.',
    button: 'Guardar una copia como archivo',
    making: 'Estamos haciendo su archivo.',
    done: (name) => `Su archivo se guardó como ${name}. Búsquelo donde su navegador guarda las descargas.`,
    failed: 'No pudimos hacer su archivo. Vuelva a intentarlo.',
    tooMany: 'Hizo muchos archivos en una hora. Espere un rato y vuelva a intentarlo.',
    nothing:
      'Todavía no guardamos nada sobre usted. Cuando guarde un plan o una medicina, aquí podrá guardar una copia.',
  },
};
