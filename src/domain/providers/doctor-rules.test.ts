import { expect, test } from 'vitest';
import { canAddDoctor, doctorQuestion } from './doctor-rules.ts';

test.each([
  ['PDP', false],
  ['MA', true],
  ['MAPD', true],
  ['SNP', true],
] as const)('[DOC-400][DOC-605] a doctor can be added for a plan of type %s: %s', (planType, can) => {
  expect(canAddDoctor(planType)).toBe(can);
});

test.each([
  ['no plans', [], 'inNetwork'],
  ['an HMO', ['HMO'], 'inNetwork'],
  ['a PFFS', ['PFFS'], 'acceptMedicare'],
  ['a PFFS in small letters', ['pffs'], 'acceptMedicare'],
  ['one of several', ['HMO', 'PFFS', 'PPO'], 'acceptMedicare'],
  ['a plan that has left the catalogue', [null], 'inNetwork'],
])('[DOC-603] what the heading asks with %s', (_story, types, question) => {
  expect(doctorQuestion(types.map((planProductType) => ({ planProductType })))).toBe(question);
});
