import type { ViewReason } from '#contract/agent-desk.ts';

/** Where agents find a shopper and open the profile for looking on. */
export const agentDesk = {
  title: 'Agent desk',
  lead: 'Find a shopper and look at the profile together. You can look, but you cannot change anything.',
  signedInAs: (name: string) => `Signed in as ${name}.`,
  signOut: 'Sign out',
  signInFirst: 'Sign in as an agent to use this page.',
  signIn: 'Sign in',
  onlyAgents: 'This page is for agents.',
  toProfile: 'Go to your profile',
  views: { label: 'Parts of the desk', search: 'Find a shopper', prospects: 'People you talked to' },
  findBy: 'Find a shopper',
  byEmail: 'By email',
  byName: 'By last name and ZIP code',
  email: 'Email',
  emailHint: 'The whole address, as the shopper has it in the account.',
  lastName: 'Last name',
  zipCode: 'ZIP code',
  find: 'Find',
  check: 'Please check this:',
  needs: {
    email: 'Enter an email, like name@example.org.',
    lastName: 'Enter the last name.',
    zipCode: 'Enter a ZIP code of five digits.',
  },
  wait: 'You have searched many times. Please wait one minute, then try again.',
  found: (count: number) => (count === 1 ? '1 shopper found' : `${count} shoppers found`),
  none: 'No shopper has exactly these details. Check the spelling with the shopper.',
  noName: 'No name given',
  zip: (zipCode: string) => `ZIP code ${zipCode}`,
  reason: 'Why do you look at this profile?',
  chooseReason: 'Choose a reason',
  reasonNeeded: 'Choose a reason first. It is written down with your name.',
  reasons: {
    'shopper-asked': 'The shopper asked me to',
    'scheduled-appointment': 'We have an appointment about it',
    'service-call': 'The shopper is on the phone',
  } satisfies Record<ViewReason, string>,
  open: 'Open profile',
  openFor: (name: string) => `Open the profile of ${name} in a new tab`,
  opened: 'The profile opens in a new tab.',
  blocked: 'Your browser did not open a new tab. Allow new tabs for this site, then try again.',
  written: 'Each look at a profile is written down with your name, the time and the reason.',
};

export type AgentDeskTexts = typeof agentDesk;
