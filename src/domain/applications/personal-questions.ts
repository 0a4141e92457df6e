import type { Field } from './field.ts';

/**
 * What CMS asked from 2023 and took out of its form in 2025. Stored data may have it, and keeps it. ENROLL-609.
 * @source CMS-10718, editions of 2023 and 2025
 */
const CHOICES = {
  ethnicity: ['notHispanic', 'mexican', 'puertoRican', 'cuban', 'otherHispanic'],
  race: [
    'americanIndian',
    'asianIndian',
    'black',
    'chinese',
    'filipino',
    'guamanian',
    'japanese',
    'korean',
    'nativeHawaiian',
    'otherAsian',
    'otherPacificIslander',
    'samoan',
    'vietnamese',
    'white',
  ],
  genderIdentity: ['woman', 'man', 'nonBinary', 'differentTerm'],
  sexualOrientation: ['lesbianOrGay', 'straight', 'bisexual', 'differentTerm', 'notSure'],
} as const;

export type PersonalQuestion = keyof typeof CHOICES;

export const PERSONAL_QUESTION_NAMES = Object.keys(CHOICES) as PersonalQuestion[];

/** Each choice is a tick, and each question has the one that stands alone. */
export const PERSONAL_QUESTIONS: readonly Field[] = PERSONAL_QUESTION_NAMES.flatMap((question) =>
  [...CHOICES[question], 'chooseNotToAnswer'].map(
    (choice): Field => ({
      key: `${question}.${choice}`,
      step: 'language-preference',
      group: question,
      kind: 'tick',
      among: question,
      onlyIfSwitchedOn: true,
      ...(choice === 'chooseNotToAnswer' && { alone: true }),
    }),
  ),
);
