export const home = {
  pageTitle: 'Find Medicare plans',
  title: 'See every Medicare plan we know for your county',
  lead: 'Tell us where you live. You will see what each plan costs, and you can keep the ones you like in one place.',
  steps: [
    { title: 'Look', text: 'See the plans of your county, with the lowest premium first.' },
    { title: 'Save', text: 'Keep the plans you like. You need no account.' },
    { title: 'Come back', text: 'Your saved plans wait for you in this browser.' },
  ],
  savedBefore: (count: number) => (count === 1 ? 'You have 1 saved plan.' : `You have ${count} saved plans.`),
  seeSaved: 'See your saved plans',
};
