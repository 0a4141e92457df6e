import { expect, test } from 'vitest';
import { texts } from '#content/en/texts.ts';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import { problemText } from './problem-text.ts';

const { problems } = texts;

test.each([
  ['a refusal has its own sentence', new Problem('view-only'), problems['view-only'].detail],
  ['a session that has ended has its title', new Problem('invalid-session'), problems['invalid-session'].title],
  ['a refusal of a newer server', new Problem('of-tomorrow' as ProblemCode), problems.unexpected.detail],
  ['a word that every object has', new Problem('constructor' as ProblemCode), problems.unexpected.detail],
  ['a bug, whose own text is not shown', new Error('x is not a function'), problems.unexpected.detail],
  ['what is no error', 'oops', problems.unexpected.detail],
])('[ERR-615] %s', (_story, error, sentence) => expect(problemText(error, texts)).toBe(sentence));
