/** The search for doctors, dentists and places of care. */
export const providerSearch = {
  title: 'Find a doctor or dentist',
  lead: 'Look for the people and places you go to for care. Save them, and we show which plans list them.',
  close: 'Close the doctor search',
  toProfile: 'Go to your doctors and dentists',
  form: {
    heading: 'Search',
    zip: 'ZIP code',
    zipFault: 'Enter the 5 digits of a ZIP code.',
    zipUnknown: (zip: string) => `We know no ZIP code ${zip}. Check the digits and try again.`,
    distance: 'Distance',
    within: (miles: number) => (miles === 1 ? 'Within 1 mile' : `Within ${miles} miles`),
    name: 'Name of the doctor or place (you may leave it out)',
    specialty: 'Kind of doctor or place (you may leave it out)',
    specialtyHint: 'Use your own words, like heart, skin, teeth or hospital. Then choose from the list.',
    specialtyCount: (count: number) =>
      count === 1
        ? '1 kind found. Press the down arrow to go to it.'
        : `${count} kinds found. Use the up and down arrows.`,
    specialtyNone: (text: string) => `We know no kind of doctor like “${text}”. Try other words, or clear this field.`,
    specialtyFault: 'Choose a kind from the list, or clear this field.',
    gender: 'Gender',
    anyGender: 'Any',
    genders: { F: 'Woman', M: 'Man' },
    search: 'Search',
  },
  untold: {
    heading: 'Language',
    why: 'No list we have tells which languages a doctor speaks. Please ask when you call.',
  },
  searching: 'Looking for doctors…',
  failed: 'We could not look for doctors. What you saved is not lost.',
  results: {
    heading: 'Doctors and places found',
    count: (count: number) => (count === 1 ? '1 found, nearest first' : `${count} found, nearest first`),
    more: 'There are more. Search within fewer miles, by name or by kind to see others.',
    none: (miles: string) => `We found nobody like this within ${miles}.`,
    noneAtAll: 'Try another name or kind, or fewer filters.',
    miles: (miles: number) => (miles === 1 ? '1 mile' : `${miles} miles`),
    widen: (miles: string) => `Search within ${miles}`,
    away: (miles: string) => `${miles} miles away`,
    aboutMiles: 'Miles are from the middle of your ZIP code to the middle of theirs.',
    acceptsMedicare: 'Accepts Medicare',
    genderUntold: 'Gender not available',
    specialtyUntold: 'Kind not available',
    places: (count: number) => `${count} addresses. Save the one you go to.`,
    madeUp: 'Made up, for trying out',
  },
  save: {
    save: 'Save',
    saved: 'Saved',
    saveAt: (name: string, street: string) => `Save ${name}, ${street}`,
    savedAt: (name: string, street: string) => `Saved: ${name}, ${street}. Press to take off your list.`,
    nowSaved: (name: string) => `${name} is saved.`,
    nowRemoved: (name: string) => `${name} is no longer on your list.`,
    full: (most: number) =>
      `Your list holds ${most} doctors and places, which is the most it can hold. Remove one to add another.`,
    saving: 'Saving your list…',
    done: 'Done',
    closeWithout: 'Close without saving',
    notSaved: 'Your change was not saved.',
  },
  network: {
    plan: 'Show what a plan says',
    noPlan: 'No plan',
    only: 'Show only those whom the plan lists',
    accepting: 'Show only those who take new patients',
    working: 'Looking in the plan’s list…',
    failed: 'We could not look in the plan’s list.',
    absent:
      'We have no list of doctors of this plan. So we cannot tell who is in its network. Ask the doctor or the plan.',
    kept: (count: number) =>
      count === 1
        ? 'For 1 of them the plan’s list does not tell. It stays here, marked as not available.'
        : `For ${count} of them the plan’s list does not tell. They stay here, marked as not available.`,
    answers: {
      'in-network': 'In the plan’s network',
      'not-listed': 'Not on the plan’s list',
      'accepts-medicare': 'Accepts Medicare',
      'not-available': 'Network: not available',
    },
    takesNew: 'Takes new patients',
    takesNoNew: 'Takes no new patients',
    newUntold: 'New patients: not available',
  },
};
