import { expect, test } from 'vitest';
import { BUTTONS } from '#tests/authorization/buttons.ts';
import { actionsOf } from './actions.ts';
import type { Role } from './role.ts';

/** A member's data may be used by who has a Medicare number. Decision ROLE-605. */
const SEEN_AS: readonly [who: keyof (typeof BUTTONS)['enroll'], role: Role, mayUseMemberData: boolean][] = [
  ['a guest', 'guest', false],
  ['a signed-in shopper', 'shopper', false],
  ['a member', 'member', true],
  ['a member without a Medicare number', 'member', false],
  ['an agent at the desk', 'agent', false],
  ['an agent looking on at a shopper', 'cloaked', false],
];

test.each(SEEN_AS)('[ROLE-405][ROLE-411][ROLE-605] the buttons of %s', (who, role, mayUseMemberData) => {
  const offered = Object.entries(BUTTONS).flatMap(([action, row]) => (row[who] === 'offered' ? [action] : []));
  expect(actionsOf(role, { mayUseMemberData }).sort()).toEqual(offered.sort());
});

test('[ROLE-605] without a word about their data nobody may use it', () => {
  expect(actionsOf('member')).toEqual(actionsOf('member', { mayUseMemberData: false }));
});
