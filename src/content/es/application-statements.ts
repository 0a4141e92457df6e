import type { applicationStatements as English } from '../en/application-statements.ts';

export const applicationStatements: typeof English = {
  health: [
    'Debo tener la Parte A (hospital) y la Parte B (médica) para seguir en este plan.',
    'Solo puedo estar en un plan así a la vez. Cuando este plan empiece, otro plan de salud o de medicinas de Medicare que yo tenga puede acabar solo.',
    'Cuando este plan empiece, sigo sus reglas para cuidar mi salud. Voy con sus doctores, salvo si es urgente o si el plan me deja ir a otra parte.',
    'Lo que el plan no cubre no lo paga ni el plan ni Medicare.',
  ],
  drugs: [
    'Debo tener la Parte A (hospital) o la Parte B (médica) para seguir en este plan.',
    'Solo puedo estar en un plan de medicinas a la vez. Cuando este plan empiece, el otro que yo tenga acaba solo.',
    'Cuando este plan empiece, sigo sus reglas y compro en las farmacias que trabajan con él.',
    'Si tengo un plan de salud de Medicare que cubre medicinas, puede acabar si entro en este plan.',
  ],
  all: [
    'Si paso un tiempo sin un buen seguro de medicinas, puede que más tarde pague más cada mes. Esto es la multa por inscribirse tarde.',
    'El plan da mis datos a Medicare. Medicare los puede usar para estudios y otras cosas que permite la ley.',
    'Lo que digo aquí es cierto, hasta donde yo sé. Si digo algo falso a propósito, puedo perder el plan.',
    'Puedo pedir al plan que mire otra vez lo que decide sobre pagos o cuidados. El libro de reglas del plan dice cómo.',
    'Si otra persona firma por mí, la ley de mi estado se lo permite, y puede dar los papeles que lo muestran si Medicare los pide.',
  ],
};
