import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeWords } from './whole-words.tsx';

const whole = (name: string) =>
  [...render(<WholeWords>{name}</WholeWords>).container.querySelectorAll('span')].map((part) => part.textContent);

test.each<[story: string, name: string, parts: string[]]>([
  ['a type in brackets', 'Two Hands (HMO D-SNP)', ['(HMO D-SNP)']],
  ['a type that begins with it', 'Wellness Extras (HMO-POS)', ['(HMO-POS)']],
  ['a hyphenated word', 'Co-op Plan Two', ['Co-op']],
  ['a word too long for a narrow column', 'Supercalifragilistic-Plan', []],
  ['a name without either', 'Everyday', []],
])('of a name %s stays in one line', (_story, name, parts) => {
  expect(whole(name)).toEqual(parts);
  expect(render(<WholeWords>{name}</WholeWords>).container).toHaveTextContent(name);
});
