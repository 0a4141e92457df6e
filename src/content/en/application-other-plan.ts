/** Offers to make an application that was begun for another plan one for this. */
export const applicationOtherPlan = {
  title: 'You have begun an application',
  text: (plan: string) =>
    `It is for ${plan} and is not sent. You can turn it into one for this plan. Your answers come along, and this plan may ask a few more.`,
  use: 'Use my answers for this plan',
  moving: 'Taking your answers along…',
};
