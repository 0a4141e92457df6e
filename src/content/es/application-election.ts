import type { applicationElection as english } from '../en/application-election.ts';

export const applicationElection: typeof english = {
  legend: '¿Qué pasó?',
  reasons: {
    losingCoverage: {
      label: 'Pierdo otra cobertura',
      hint: 'La de un trabajo o sindicato (también COBRA), o una de medicamentos tan buena como la de Medicare.',
      day: 'El día en que se acaba, o el día en que le avisaron, si fue más tarde',
    },
    outofServiceArea: {
      label: 'Me mudé, o me voy a mudar',
      hint: 'Mi plan no se vende donde voy a vivir, o allí hay otros planes.',
      day: 'El día de la mudanza',
    },
    moveIn: {
      label: 'Vivo en un hogar de ancianos, o voy a entrar a uno',
      hint: 'O en un hospital de rehabilitación, o en otro lugar de cuidado a largo plazo.',
      day: 'El día en que entró, o va a entrar',
    },
    moveOut: {
      label: 'Salí de un hogar de ancianos, o voy a salir',
      hint: 'O de un hospital de rehabilitación, o de otro lugar de cuidado a largo plazo.',
      day: 'El día en que salió, o va a salir',
    },
    fiveStarPlan: {
      label: 'Quiero un plan de 5 estrellas',
      hint: 'Puede hacerlo una vez, del 8 de diciembre al 30 de noviembre. El plan debe tener 5 estrellas en total.',
      day: 'El día en que quiere que este plan empiece',
    },
    dualSEP: {
      label: 'Tengo Medicaid o Ayuda Adicional',
      hint: 'Una vez al mes puede entrar a un plan de medicamentos. Con Medicaid completo, también a un plan que une Medicare y Medicaid.',
      day: 'El día en que empezó su Medicaid o su Ayuda Adicional',
    },
    changeLIS: {
      label: 'Mi Ayuda Adicional o mi Medicaid cambió',
      hint: 'La obtuvo, la perdió, o ahora recibe más o menos que antes.',
      day: 'El día del cambio, o el día en que le avisaron, si fue más tarde',
    },
    disaster: {
      label: 'Un desastre no me dejó inscribirme a tiempo',
      hint: 'Por ejemplo, una tormenta o un fuego donde vive. El gobierno debe haberlo declarado.',
      day: 'El día en que empezó',
    },
    oepEffectiveDate: {
      label: 'Tengo un plan Medicare Advantage y quiero cambiarlo',
      hint: 'Del 1 de enero al 31 de marzo puede hacerlo una vez. Debe haber tenido el plan el 1 de enero.',
      day: 'El día en que quiere que el nuevo plan empiece',
    },
    assignment: {
      label: 'Medicare o mi estado me puso en un plan',
      hint: 'Usted no lo eligió. Tiene tres meses para elegir otro plan.',
      day: 'El día en que ese plan empezó, o el día en que le avisaron, si fue más tarde',
    },
    turning65Now: {
      label: 'Voy a cumplir 65 años',
      hint: 'Puede entrar desde tres meses antes del mes en que cumple 65 hasta tres meses después.',
      day: 'El día en que cumple 65 años',
    },
    delayEnrollment: {
      label: 'Obtuve la Parte B después de la Parte A',
      hint: 'Puede entrar desde tres meses antes de la Parte B hasta el fin de su segundo mes.',
      day: 'El día en que empieza su Parte B',
    },
    changeEnrollment: {
      label: 'Medicare es nuevo para mí y quiero dejar mi primer plan Medicare Advantage',
      hint: 'Puede hacerlo una vez, en los tres primeros meses en que tiene la Parte A y la Parte B.',
      day: 'El primer día en que tuvo la Parte A y la Parte B',
    },
    otherReason: {
      label: 'Tengo otra razón',
      hint: 'Por ejemplo: su plan se acabó, volvió de otro país o salió de la cárcel. Una persona la lee.',
      day: 'Díganos qué pasó y cuándo',
    },
    noneCheck: {
      label: 'Ninguna de estas razones',
      hint: 'Entonces hoy no puede entrar a este plan. Puede llamarnos. Guardamos lo que escribió.',
      day: '',
    },
  },
  open: 'Hoy puede usar esta razón.',
  openUntil: (last) => `Puede usar esta razón hasta el ${last}.`,
  starts: (earliest) => `Su cobertura puede empezar el ${earliest}.`,
  startsBetween: (earliest, latest) =>
    `Su cobertura puede empezar el día 1 de un mes, desde el ${earliest} hasta el ${latest}.`,
  refusals: {
    'before-window': (first) => `Es muy pronto. Puede usar esta razón desde el ${first}.`,
    'after-window': (last) => `Es muy tarde. Podía usar esta razón hasta el ${last}.`,
    'not-this-plan': () => 'Esta razón no es para este tipo de plan. Marque otra, o busque otro plan.',
    'date-missing': () => 'Díganos el día. Nos hace falta para saber si puede entrar ahora.',
    'date-impossible': () => 'Revise el día. Ese día no existe, o el año no está bien.',
    'text-missing': () => 'Díganos en pocas palabras qué pasó y cuándo.',
    'none-applies': () => 'Sin una razón, hoy no puede entrar a este plan.',
    'date-differs': (known) => `Antes nos dijo otro día: ${known}. Revise los dos.`,
    'other-start': (earliest) => `Con esta razón su plan solo puede empezar el ${earliest}.`,
    'before-medicare': (start) => `Su Medicare empieza el ${start}. Con esta razón su plan no puede esperar tanto.`,
    'not-this-year': (start) => `Con esta razón su plan va a empezar el ${start}. Ese día no es del año de este plan.`,
  },
  checks: {
    text: 'Puede enviarla. Una persona lee su razón y tal vez le llame. No es seguro que pueda entrar ahora.',
    disaster:
      'Puede enviarla. Una persona la revisa, y no es seguro que pueda entrar ahora. Medicare también le puede ayudar.',
    'integration-not-known':
      'Nuestros datos no dicen si este plan une Medicare y Medicaid. Puede enviarla. Una persona la revisa.',
    'rating-not-known':
      'Nuestros datos no dicen si este plan tiene 5 estrellas. Puede enviarla. Una persona la revisa.',
  },
  callMedicare: (phone, tty) =>
    `Llame al 1-800-MEDICARE (${phone}, ${tty}), las 24 horas, los 7 días. Le pueden inscribir por teléfono.`,
  right: {
    openEnrollment: (last, start) =>
      `No le hace falta una razón. Hay inscripción abierta hasta el ${last}. Su plan empieza el ${start}.`,
    byReason: (reason) => `Puede entrar, porque: ${reason}`,
    checked: 'Una persona debe ver primero su razón.',
    none: {
      'plan-closed': () => 'Hoy no se puede entrar a este plan por internet.',
      'no-reason': () => 'Marque la razón que sea su caso. Hoy hace falta una para entrar.',
      'none-applies': (next) =>
        `Hoy no puede entrar a este plan. Por eso no lo podemos enviar. La próxima inscripción abierta empieza el ${next}. Llámenos si no está seguro.`,
      'no-open-reason': () => 'Con las razones que marcó, hoy no puede entrar a este plan. Vea por qué en cada una.',
    },
  },
  start: {
    label: 'Elija el día',
    hint: 'Un plan empieza el primer día de un mes, y nunca en el pasado.',
    only: (day) => `Su plan empieza el ${day}.`,
    none: 'Todavía no hay un día para elegir. Primero marque una razón que pueda usar.',
  },
  warnings: {
    'leaves-supplement': {
      title: 'Su seguro suplementario (Medigap) no puede pagar por este plan',
      text: 'No deje su Medigap hasta saber que ya está en el nuevo plan. Después, usted mismo lo debe cancelar.',
      cannotUndo:
        'Tal vez no lo pueda recuperar. Después de un primer año en un plan así, casi todos le pueden preguntar por su salud y decir que no.',
    },
    'drops-drug-plan': {
      title: 'Va a perder su plan de medicamentos',
      text: 'Al entrar a este plan, su plan de medicamentos casi siempre se acaba solo el mismo día. Vea si este plan cubre sus medicamentos.',
      cannotUndo:
        'No puede volver cuando quiera. Hace falta la inscripción abierta o una razón. Si pasa 63 días sin plan, puede pagar una multa de por vida.',
    },
    'other-drug-cover': {
      title: 'Puede perder su otra cobertura de medicamentos',
      text: 'Si es un plan de medicamentos de Medicare (Parte D), casi siempre se acaba solo el día en que este plan empieza. Si es de un trabajo, un sindicato, el VA o TRICARE, pregunte allí primero.',
      cannotUndo:
        'No puede volver a un plan de medicamentos de Medicare cuando quiera. Hace falta la inscripción abierta o una razón.',
    },
    'drops-advantage-plan': {
      title: 'Puede perder su plan Medicare Advantage',
      text: 'Al entrar a un plan de medicamentos, su plan Medicare Advantage casi siempre se acaba el mismo día. Entonces tiene Medicare Original.',
      cannotUndo:
        'No puede volver cuando quiera. Hace falta la inscripción abierta o una razón. Tal vez ningún Medigap le acepte.',
    },
    'employer-cover': {
      title: 'Puede perder la cobertura de su trabajo o sindicato',
      text: 'Pregunte a quien la maneja antes de enviar esto. Pregunte también por su familia: la puede perder con usted.',
      cannotUndo: 'Si la deja, tal vez no la pueda recuperar.',
    },
  },
};
