/** The applications on the dashboard. Quoted wording of the specification is verbatim. Spec A3, A4. */
export const applicationCards = {
  title: 'Your applications',
  loading: 'Getting your applications…',
  failed: 'We could not get your applications. Nothing is lost.',
  earlier: (count: number) => `Earlier applications (${count})`,
  /** For ears: a saved plan has a card of the same name. */
  cardOf: (plan: string) => `Your application for ${plan}`,
  zip: 'ZIP code',
  number: 'Confirmation number',
  updated: (time: string) => `Last updated ${time}`,
  keptUntil: (date: string) => `It is not sent yet. We keep it until ${date}, and for 60 days after each change.`,
  continue: 'Continue',
  /** For ears: the whole action, and which application it is. ENROLL-007. */
  continueOf: (plan: string) => `Continue Enrollment: ${plan}`,
  view: 'View Application',
  remove: 'Remove',
  ofPlan: (plan: string) => `: ${plan}`,
  paused: 'Going on with it is switched off just now. Your answers are kept. You can apply by phone:',
  viewOnly: 'You look at this profile for someone else. You cannot open the application.',
  elsewhere: 'You began it in another place, not on this site.',
  sentElsewhere: 'You sent it in another place, so we cannot show its answers here. To ask about it, call:',
  tooLate: 'It can no longer be sent: this plan takes no applications now.',
  removal: {
    title: 'Remove this application?',
    text: 'All answers that you gave go with it. You cannot get them back.',
    confirm: 'Yes, remove it',
    keep: 'No, keep it',
    close: 'Close',
    removed: (plan: string) => `Your application for ${plan} is removed.`,
    notRemoved: (plan: string) => `Your application for ${plan} could not be removed. It is still here.`,
  },
};
