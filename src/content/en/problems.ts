import type { ProblemCode } from '#contract/problem.ts';

/** 'Invalid session' is the specification's own marker (A8) and stays as it is in every language. */
export const problems = {
  'invalid-input': {
    title: 'Please check what you entered',
    detail: 'Some of what was sent is missing or not in the right form.',
  },
  'malformed-request': {
    title: 'The request could not be read',
    detail: 'What was sent is not valid JSON or not a valid address.',
  },
  'invalid-session': { title: 'Please sign in again', detail: 'Invalid session' },
  'cross-site': { title: 'Request refused', detail: 'This change was asked for by another site, so it was not made.' },
  'view-only': { title: 'View only', detail: 'You can look at this profile but not change it.' },
  'not-allowed': { title: 'Not allowed', detail: 'You need to sign in with an account that may do this.' },
  'second-factor-missing': {
    title: 'Please sign in with a second step',
    detail: 'Agents sign in with a password and a second step, such as a code from an app. This sign-in had none.',
  },
  'not-an-agent': { title: 'For agents only', detail: 'Sign in as an agent to use the agent desk.' },
  'agent-view-ended': {
    title: 'Please open the profile again',
    detail: 'This tab may no longer look at the profile. Go to the agent desk and open the profile again.',
  },
  'sign-in-unavailable': {
    title: 'Sign-in is not available',
    detail: 'The sign-in service does not answer. Please try again in a few minutes.',
  },
  'code-refused': {
    title: 'Please check the code',
    detail: 'The code is not right, or it was used. Wait until your app shows the next one, and enter that.',
  },
  'mailed-code-refused': {
    title: 'Please check the code',
    detail: 'This code does not fit. Use the one in our newest email, or ask for a new code.',
  },
  'sign-in-refused': {
    title: 'Please check what you entered',
    detail: 'The email or the password is not right.',
  },
  'sign-in-ended': {
    title: 'This sign-in has ended',
    detail: 'It took too long, or it was used already. Please start again.',
  },
  'account-exists': {
    title: 'You have an account',
    detail: 'There is an account with this email already. Sign in with it.',
  },
  'weak-password': {
    title: 'Choose another password',
    detail:
      'This one is easy to guess: many people use it, or it is close to your name or email. Put a few words together that only you would choose.',
  },
  'not-found': { title: 'Not found', detail: 'There is nothing at this address that you can see.' },
  'drug-service-unavailable': {
    title: 'Drug information is not available',
    detail: 'We could not reach the drug service. Please try again in a moment. Nothing you saved is lost.',
  },
  'pharmacy-not-found': {
    title: 'We do not know this pharmacy',
    detail: 'The pharmacy may have closed, or its number may be wrong. Please choose another one.',
  },
  'plan-not-found': {
    title: 'Plan not found',
    detail: 'We have no plan with this number for this year. Check the plan number and the year.',
  },
  'content-not-found': { title: 'Content not found', detail: 'There is no content with this name.' },
  'stale-version': {
    title: 'Someone changed this first',
    detail: 'This list has changed since you opened it. Here is how it stands now. Please try again.',
  },
  'body-too-large': { title: 'Too much was sent', detail: 'What was sent is larger than this address accepts.' },
  'address-too-long': { title: 'Address too long', detail: 'The address is longer than we accept.' },
  'wrong-content-type': {
    title: 'Wrong format',
    detail: 'Send the change as JSON, with the content type application/json.',
  },
  'unknown-host': { title: 'Unknown site', detail: 'No site is served under this name.' },
  'plan-not-offered': {
    title: 'Plan not offered',
    detail: 'This plan is not offered in this county for this year, so it was not saved.',
  },
  'too-many-plans': {
    title: 'Too many saved plans',
    detail: 'You can keep up to 100 plans for a year. Remove one to save another.',
  },
  'application-not-found': {
    title: 'This application is gone',
    detail: 'It was removed, or it is not yours. Your other applications are in your profile.',
  },
  'application-sent': {
    title: 'This application was sent',
    detail: 'You can read it, but not change it. To change something, call the plan.',
  },
  'application-decided': {
    title: 'The plan has decided',
    detail: 'It is too late to take this application back here. Please call the plan.',
  },
  'not-your-email': {
    title: 'This is another email',
    detail: 'Here you can only see what was started with the email that you signed in with.',
  },
  'application-incomplete': {
    title: 'Something is still missing',
    detail: 'Nothing was sent. Please look at the steps that are marked, and try again.',
  },
  'enrollment-closed': {
    title: 'You cannot join this plan now',
    detail: 'This plan takes no applications on this site today. Your answers are kept. Please call us for help.',
  },
  'too-many-applications': {
    title: 'Too many applications',
    detail: 'You have many applications open. Remove one that you do not need, then start a new one.',
  },
  'applications-unavailable': {
    title: 'Applications cannot be sent now',
    detail: 'Your answers are kept. Please try again later, or call us to apply by phone.',
  },
  'nothing-to-undo': {
    title: 'Too late to undo',
    detail:
      'Only the plan you removed last, in the past day, can be put back. You can save this plan again from the list.',
  },
  'imported-this-month': {
    title: 'You have imported this month',
    detail: 'We can look through your claims once each month. You can do it again next month.',
  },
  'claims-consent-missing': {
    title: 'We need your okay first',
    detail: 'We may not read your claims yet, or not any more. Please let us read them, and try again.',
  },
  'claims-unavailable': {
    title: 'We could not get your claims',
    detail: 'The service that keeps your claims does not answer as it should. Please try again later.',
  },
  'agreement-outdated': {
    title: 'Please read the text again',
    detail: 'The text that you agreed to has changed. Please load the page again and read it.',
  },
  'conflict-outdated': {
    title: 'This has changed',
    detail: 'Your profile has changed since, so this cannot be chosen any more. Please load the page again.',
  },
  'estimate-too-large': {
    title: 'Too many drugs and plans at once',
    detail: 'One request can price up to 1,000 drugs, each counted at each plan. Ask about fewer plans at a time.',
  },
  'idempotency-key-reused': {
    title: 'Key already used',
    detail: 'This Idempotency-Key was used before with another request. Use a new key.',
  },
  'missing-version': {
    title: 'Version missing',
    detail: 'Send the version you are changing in If-Match. You find it in ETag when you read the section.',
  },
  'too-many-requests': { title: 'Too many requests', detail: 'Please wait a little and try again.' },
  'too-many-views': {
    title: 'Too many profiles opened',
    detail:
      'You opened 30 profiles in the last hour, which is the most. Please wait a few minutes, then open the next one.',
  },
  'too-many-changes': {
    title: 'Too many changes at once',
    detail: 'This was not saved: many changes came in a short time. Please wait a minute, then try again.',
  },
  'too-many-prices': {
    title: 'Too many prices at once',
    detail: 'Many drug prices were asked for in a short time. Please wait a moment, then try again.',
  },
  unexpected: { title: 'Something went wrong', detail: 'Something went wrong. Please try again.' },
  'not-ready': { title: 'Not ready yet', detail: 'The site is starting or very busy. Please try again in a moment.' },
} as const satisfies Record<ProblemCode, { title: string; detail: string }>;
