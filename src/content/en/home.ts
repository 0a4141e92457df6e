export const home = {
  pageTitle: 'Find Medicare plans',
  /** What the site does, in the voice of each brand. */
  voice: {
    aarp: {
      title: 'See what a year with a Medicare plan costs you',
      lead: 'Tell us where you live and which drugs you take. We add up the whole year, show you how we got there, and keep the plans you like.',
    },
    uhc: {
      title: 'Medicare plans, added up',
      lead: 'Premium plus drugs. The whole year, plan by plan. Open any figure to see where it comes from.',
    },
  },
  otherWays: 'Other ways to start',
  ways: {
    drugs: { title: 'Start with my drugs', text: 'Add what you take. See what a year of it costs.' },
    choose: { title: 'Help me choose', text: 'Three kinds of coverage, in three pictures.' },
  },
  steps: [
    { title: 'Look', text: 'See the plans of your county and what they cost.' },
    { title: 'Save', text: 'Keep the plans you like. You need no account.' },
    { title: 'Come back', text: 'Your saved plans wait for you in this browser.' },
  ],
  savedBefore: (count: number) => (count === 1 ? 'You have 1 saved plan.' : `You have ${count} saved plans.`),
  seeSaved: 'See your saved plans',
  season: {
    label: 'Dates to know',
    everyYear: 'Open enrollment runs from October 15 to December 7, every year.',
    days: (count: number): string => (count === 1 ? 'day' : 'days'),
    until: (date: string) => `until ${date}`,
    today: 'Today',
    lastDay: 'is the last day',
    'open-enrollment': {
      title: 'Open enrollment is on',
      text: (planYear: number) => `You can choose a plan for ${planYear} now. It starts on January 1.`,
    },
    'until-cover-starts': {
      title: 'Open enrollment has ended',
      text: (planYear: number) => `A plan that was chosen in time starts on January 1, ${planYear}.`,
    },
    'advantage-enrollment': {
      title: 'In a Medicare Advantage plan? You can change once',
      text: () => 'Change to another one, or go back to Original Medicare. You can add a drug plan then.',
    },
    'until-enrollment': {
      title: 'Open enrollment is next',
      text: (planYear: number) => `Then anybody with Medicare can choose a plan for ${planYear}.`,
    },
    otherTimes: 'New to Medicare, moved, or lost other coverage? You may be able to choose at other times.',
    learnMore: 'See when you can join',
  },
  who: {
    title: 'Who is behind this site',
    private: (site: string) => `${site} is a private site. It is not part of the government or of Medicare.`,
    order: 'Plans are listed by cost, or in the order you choose. Nobody can pay for a place.',
    account: 'You need no account to look and to save.',
    questions: 'Questions? Call',
  },
  data: {
    title: 'Where our numbers come from',
    unknown: 'If we do not know something, we say “Not available”. We never guess.',
  },
};
