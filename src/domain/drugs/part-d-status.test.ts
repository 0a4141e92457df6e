import { expect, test } from 'vitest';
import { excludedClassOf, partDStatus } from './part-d-status.ts';

const named = (name: string) => ({ name, genericName: '', brandName: null, doseForm: '' });

test.each([
  ['Viagra', 'sildenafil 50 MG Oral Tablet [Viagra]', 'sexual-function'],
  ['its generic in the same strengths', 'sildenafil 100 MG Oral Tablet', 'sexual-function'],
  ['the strength for the lungs', 'sildenafil 20 MG Oral Tablet', null],
  ['the strength for the prostate', 'tadalafil 5 MG Oral Tablet [Cialis]', null],
  ['the strength that treats nothing else', 'tadalafil 10 MG Oral Tablet [Cialis]', 'sexual-function'],
  ['a tablet to lose weight', 'phentermine hydrochloride 37.5 MG Oral Tablet', 'weight-loss'],
  ['the pen to lose weight', '3 ML liraglutide 6 MG/ML Pen Injector [Saxenda]', 'weight-loss'],
  ['the same drug for diabetes', '3 ML liraglutide 6 MG/ML Pen Injector [Victoza]', null],
  ['a pen for weight that is also for the heart', '0.5 ML semaglutide 0.5 MG/ML Auto-Injector [Wegovy]', null],
  ['a cough capsule', 'benzonatate 100 MG Oral Capsule', 'cough-and-cold'],
  ['a cough syrup', 'codeine phosphate 2 MG/ML / guaifenesin 20 MG/ML Oral Solution', 'cough-and-cold'],
  ['a pain tablet with codeine', 'acetaminophen 300 MG / codeine phosphate 30 MG Oral Tablet', null],
  ['a vitamin', 'folic acid 1 MG Oral Tablet', 'vitamin'],
  ['hair', 'finasteride 1 MG Oral Tablet [Propecia]', 'cosmetic'],
  ['the prostate', 'finasteride 5 MG Oral Tablet', null],
  ['an ordinary drug', 'atorvastatin 20 MG Oral Tablet', null],
])('Part D and %s', (_story, name, excluded) => {
  expect(excludedClassOf(named(name))).toBe(excluded);
  expect(partDStatus(named(name))).toBe(excluded === null ? null : false);
});
