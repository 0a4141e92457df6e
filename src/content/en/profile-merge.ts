/** How somebody confirms who they are, for what an agent wrote down. Spec B2, B8; quoted wording is verbatim. */
export const profileMerge = {
  title: 'Help us personalize your cost estimates based on your drugs and doctors',
  heading: { asking: 'Confirm your identity', success: 'Success!' },
  // Decision IDENT-604: two statements.
  intro:
    'You talked with us before. What you told us then is ready to import. To see it here, please complete this form.',
  mandatory: 'Fields marked * are mandatory.',
  required: (label: string) => `${label} *`,
  confirmDetails: 'Please confirm your profile details.',
  mbiHint: 'The 11 letters and numbers on your red, white and blue card.',
  dateHint: 'Use two digits for the month and the day, and four for the year.',
  submit: 'Yes, import my data',
  skip: 'No, don’t import my data',
  close: 'Close',
  closeDialog: 'Close',
  loading: 'We are checking what you entered…',
  success: 'Your information has been added to your profile.',
  continue: 'Continue',
  failed: 'We were unable to confirm your identity.',
  attemptsLeft: (count: number) => `You have ${count} attempt(s) remaining to confirm your identity.`,
  warning: 'Please check each field, and try again.',
  lastAttempt: 'This is your last try. If you are not sure, call us first.',
  lockedOut: { before: 'Please call us at', after: '8 a.m. to 8 p.m., 7 days a week.' },
  tty: (number: string) => `(TTY ${number})`,
  form: {
    title: 'Find your drugs and doctors',
    intro:
      'If you talked with one of our agents before, we may have your drugs and doctors. Tell us who you are, and we will look.',
  },
};
