/** What to do about an application that does not go as it should; a phone number follows. */
export const applicationTrouble = {
  late: 'The plan has not answered as it should. Please call, and say your confirmation number:',
  notSent: 'We could not send it to the plan in time. Please call us, and say your confirmation number:',
  refused: 'The plan could not accept this application. Please call, and say your confirmation number:',
  denied: 'The plan did not accept you. It sends you a letter that says why. To ask, call:',
};
export type ApplicationTrouble = typeof applicationTrouble;
