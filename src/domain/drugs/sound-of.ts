/**
 * A word as it sounds, in one spelling for English and Spanish: 'levothyroxine' and 'levotiroxina' then differ by one
 * letter, as 'hydrochlorothiazide' and 'hidroclorotiazida' do.
 */
export const soundOf = (word: string) =>
  word
    .replace(/^es(?=[bcdfghlmnpqrtv])/, 's')
    .replaceAll('ph', 'f')
    .replaceAll(/([tcr])h/g, '$1')
    .replaceAll('y', 'i')
    .replaceAll(/([a-z])\1/g, '$1');
