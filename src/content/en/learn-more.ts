/** The learn-more popup: enroll by phone. PLAN-014 to PLAN-016. */
export const learnMore = {
  title: 'Enroll by phone',
  text: 'You can enroll in this plan by phone. Have your Medicare card ready when you call.',
  plan: (plan: string) => `Plan: ${plan}`,
  hours: (hours: string) => `The line is open ${hours}.`,
  noNumber: 'We have no number to show right now. You can call 1-800-MEDICARE for help with any plan.',
  close: 'Close',
};
