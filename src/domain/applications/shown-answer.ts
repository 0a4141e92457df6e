import { fieldOf } from './fields.ts';

export const MASK = '••••';
const MOST_SHOWN = 4;

/** A secret as it may leave the server: its last characters, four at most and never more than half of it. ENROLL-700. */
function maskedSecret(secret: string): string {
  const plain = secret.trim();
  if (plain === '') return '';
  const shown = Math.min(MOST_SHOWN, Math.floor(plain.length / 2));
  return `${MASK}${plain.slice(plain.length - shown)}`;
}

/** An answer as it may leave the server. What no question of today asks may have been a secret. */
export function shownAnswer(key: string, answer: string): string {
  const field = fieldOf(key);
  return field && !field.secret ? answer : maskedSecret(answer);
}
