import { describe, expect, test } from 'vitest';
import { askedIn, changesWith } from './fields.ts';
import { PERSONAL_QUESTION_NAMES, PERSONAL_QUESTIONS } from './personal-questions.ts';

const plan = { planType: 'MAPD', snpType: null } as const;
const askedWith = (withPersonalQuestions: boolean) =>
  askedIn('language-preference', {}, { plan, withPersonalQuestions });

test('[ENROLL-609] the four questions are asked where content switches them on, and not otherwise', () => {
  expect(PERSONAL_QUESTION_NAMES).toEqual(['ethnicity', 'race', 'genderIdentity', 'sexualOrientation']);
  expect(askedWith(false).filter(({ onlyIfSwitchedOn }) => onlyIfSwitchedOn)).toEqual([]);
  expect(askedWith(true).filter(({ onlyIfSwitchedOn }) => onlyIfSwitchedOn)).toEqual(PERSONAL_QUESTIONS);
});

test('nobody has to answer them', () => {
  expect(PERSONAL_QUESTIONS.filter(({ required }) => required)).toEqual([]);
});

describe.each(PERSONAL_QUESTION_NAMES)('%s', (question) => {
  const choices = PERSONAL_QUESTIONS.filter(({ among }) => among === question).map(({ key }) => key);
  const none = `${question}.chooseNotToAnswer`;
  const [first = '', second = ''] = choices;
  const foreign = PERSONAL_QUESTIONS.find(({ among }) => among !== question)?.key ?? '';

  test('[ENROLL-609] it has "I choose not to answer", behind its choices', () => {
    expect(choices.at(-1)).toBe(none);
    expect(choices.length).toBeGreaterThan(2);
  });

  test('[ENROLL-609] choosing not to answer takes its other choices away, and leaves those of other questions', () => {
    const answers = { [first]: 'yes', [second]: 'yes', [foreign]: 'yes' };
    expect(changesWith(none, 'yes', answers)).toEqual({ [first]: '', [second]: '', [none]: 'yes' });
  });

  test('[ENROLL-609] a choice takes "I choose not to answer" away, and leaves the other choices', () => {
    expect(changesWith(first, 'yes', { [none]: 'yes', [second]: 'yes' })).toEqual({ [none]: '', [first]: 'yes' });
  });

  test('taking a choice away takes nothing else away', () => {
    expect(changesWith(first, '', { [first]: 'yes', [none]: 'yes' })).toEqual({ [first]: '' });
  });
});
