import type { AnswerFault } from '#domain/applications/check-answer.ts';

/** What is wrong with an answer, and what to do. */
export const applicationFaults: Record<AnswerFault, string> = {
  missing: 'Please answer this.',
  'too-long': 'This is too long. Please make it shorter.',
  'no-name': 'Use letters only, as your name is written.',
  'no-day': 'Enter a day that exists, with month, day and year.',
  'day-ahead': 'This day has not come yet. Enter a day in the past.',
  'born-this-year': 'Enter the year you were born. This is the current year.',
  'no-choice': 'Choose one of these.',
  'no-zip': 'Enter the 5 digits of the ZIP code.',
  'no-state': 'Choose a state from the list.',
  'no-phone': 'Enter a phone number with 10 digits, area code first.',
  'no-email': 'Enter an email address such as name@example.org.',
  'no-medicare-number':
    'Check the number on your Medicare card: 11 letters and numbers. It never has S, L, O, I, B or Z.',
  'post-office-box': 'Enter the street where you live. A P.O. box can only take your mail.',
  'no-code': 'Use letters and numbers only, as on the card.',
  'no-routing-number': 'Check the 9 digits of the routing number. One of them seems wrong.',
  'no-account-number': 'Enter the account number with digits only.',
  'one-phone-at-least': 'Enter one phone number, mobile or home.',
  'parts-missing': 'Enter when this part of Medicare starts. You need it to join this plan.',
  'before-birth': 'This day is before your date of birth. Please check both.',
  'one-illness-at-least': 'This plan is for people with one of these illnesses. If you have none, choose another plan.',
  'names-nobody': 'Enter a name.',
  'reason-missing': 'Tick the reason that fits you.',
  'reason-not-open': 'This reason does not fit this plan today. Check its date, or tick another reason.',
  'day-not-offered': 'Choose one of the days that are offered.',
  'zip-outside-area': 'This plan is not sold at this ZIP code. Check it, or choose a plan for where you live.',
  'state-differs': 'This ZIP code is in another state. Please check both.',
  'number-in-use': 'This number belongs to another application. Check it, or call us.',
};
