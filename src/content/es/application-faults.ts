import type { applicationFaults as English } from '../en/application-faults.ts';

export const applicationFaults: typeof English = {
  missing: 'Conteste esto, por favor.',
  'too-long': 'Es muy largo. Hágalo más corto.',
  'no-name': 'Use solo letras, tal como se escribe su nombre.',
  'no-day': 'Ponga un día que exista, con mes, día y año.',
  'day-ahead': 'Ese día no ha llegado. Ponga un día que ya pasó.',
  'no-choice': 'Elija una de estas.',
  'no-zip': 'Ponga los 5 números del código postal.',
  'no-state': 'Elija un estado de la lista.',
  'no-phone': 'Ponga un teléfono de 10 números, con el código de área.',
  'no-email': 'Ponga un correo electrónico, como nombre@example.org.',
  'no-medicare-number':
    'Mire el número de su tarjeta de Medicare: 11 letras y números. Nunca lleva S, L, O, I, B ni Z.',
  'post-office-box': 'Ponga la calle donde vive. Un apartado postal solo sirve para el correo.',
  'no-code': 'Use solo letras y números, como en la tarjeta.',
  'no-routing-number': 'Revise los 9 números de la ruta del banco. Parece que uno está mal.',
  'no-account-number': 'Ponga el número de cuenta, solo con números.',
  'one-phone-at-least': 'Ponga un teléfono: el celular o el de casa.',
  'parts-missing': 'Diga cuándo empieza esta parte de Medicare. La necesita para entrar en este plan.',
  'one-illness-at-least': 'Este plan es para quien tiene uno de estos males. Si no tiene ninguno, elija otro plan.',
  'names-nobody': 'Ponga un nombre.',
  'reason-missing': 'Marque la razón que es la suya.',
  'reason-not-open': 'Esta razón no vale hoy para este plan. Revise su fecha o marque otra razón.',
  'day-not-offered': 'Elija uno de los días que se ofrecen.',
  'zip-outside-area': 'Este plan no se vende en ese código postal. Revíselo o elija un plan de donde vive.',
  'number-in-use': 'Este número está en otra solicitud. Véalo otra vez o llámenos.',
};
