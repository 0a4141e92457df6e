import type { applicationSteps as English } from '../en/application-steps.ts';

export const applicationSteps: typeof English = {
  welcome: { title: 'Solicite este plan', lead: 'Inscríbase aquí, paso a paso.' },
  'personal-information': { title: 'Sobre usted', lead: 'Para que el plan y Medicare sepan quién se inscribe.' },
  'medicare-information': {
    title: 'Su tarjeta de Medicare',
    lead: 'Tenga a mano su tarjeta roja, blanca y azul.',
  },
  'medicaid-information': { title: 'Medicaid', lead: 'Algunos planes deben saber si su estado le ayuda.' },
  'mailing-address': { title: 'Dónde vive', lead: 'Cada condado tiene sus planes. Por eso cuenta dónde vive.' },
  'phone-number': { title: 'Cómo hablar con usted', lead: 'El plan puede tener una pregunta sobre su solicitud.' },
  'language-preference': { title: 'Idioma y papeles', lead: 'Usted elige cómo le escribe el plan.' },
  'chronic-questions': {
    title: 'Su salud',
    lead: 'Este plan es para personas con ciertos males. ¿Le dijo un doctor que tiene uno de estos?',
  },
  'use-disclosure': {
    title: 'El doctor que le trata',
    lead: 'El plan le pregunta a este doctor si usted tiene el mal. Usted permite que el doctor conteste.',
  },
  'prescription-drug-coverage': {
    title: 'Otros seguros',
    lead: 'Lo que tiene ahora puede acabar o cambiar si entra en el plan.',
  },
  'special-election-period': {
    title: 'Por qué puede inscribirse ahora',
    lead: 'Fuera de la Inscripción Abierta, Medicare pide una razón. Marque la suya.',
  },
  'effective-date': { title: 'Cuándo empieza el plan', lead: 'Los planes empiezan el primer día de un mes.' },
  'provider-search': { title: 'Su doctor', lead: 'El doctor al que va primero. Puede dejarlo en blanco.' },
  'monthly-premium': { title: 'Cómo paga', lead: 'Usted sigue pagando a Medicare la prima de la Parte B.' },
  authorization: {
    title: 'Quién llena la solicitud',
    lead: 'Si alguien le ayuda por ley, el plan debe saber quién es.',
  },
  'statement-of-understanding': {
    title: 'Lea y firme',
    lead: 'Lea esto, por favor. Dice qué pasa si entra en el plan.',
  },
  review: { title: 'Revise y envíe', lead: 'Mire sus datos una vez más. No se envía nada hasta que usted lo diga.' },
};
