/** The doctors view of the profile, and what is said of doctors beside plans. Quoted wording of decisions is verbatim. */
export const doctors = {
  heading: {
    none: 'Add your doctors and dentists to see which plans list them',
    inNetwork: 'Are your doctors in-network?',
    acceptMedicare: 'Do your doctors accept Medicare?',
  },
  add: 'Add doctors',
  addOrEdit: 'Add or edit doctors',
  import: 'Find the doctors you already see',
  loading: 'Loading your doctors…',
  failed: 'We could not load your doctors. Nothing you saved is lost.',
  empty: 'No doctor or dentist is saved yet. Add the ones you see, and save plans, to see which plans list them.',
  list: 'Saved doctors and dentists',
  seePlans: 'View saved plans',
  browse: 'Browse plans',
  browseYear: (year: number) => `Browse ${year} plans`,
  addDoctor: 'Add a doctor',
  prompt: 'Before you enroll, call the doctor and ask. Lists of plans are often out of date.',
  noPlans: 'Save a plan to see here whether it lists your doctors.',
  onlyDrugPlans: (year: number) => `Your saved plans of ${year} are drug plans. A drug plan has no network of doctors.`,
  drugPlansLeftOut: (count: number) =>
    count === 1
      ? 'One saved plan is a drug plan, which has no network of doctors. It is not shown here.'
      : `${count} saved plans are drug plans, which have no network of doctors. They are not shown here.`,
  kindUnknown: 'Kind of doctor not available',
  kind: { dental: 'Dentist', behavioral: 'Mental health', place: 'Place of care', default: 'Doctor' },
  edit: 'Edit',
  remove: 'Remove',
  removed: (name: string) => `${name} is removed from your saved doctors.`,
  putBack: (name: string) => `${name} is back in your saved doctors.`,
  notSaved: 'We could not save your change. Please try again.',
  removeDialog: {
    title: 'Are you sure you want to remove this doctor?',
    confirm: 'Remove',
    keep: 'Keep',
    close: 'Close',
  },
  unreadable: {
    doctor: (name: string | null) =>
      name === null
        ? 'We cannot read one of the doctors you saved. It is kept, but it is not in your list.'
        : `We cannot read what you saved of ${name}. It is kept, but it is not in your list.`,
    mend: 'Please add it to your list again. Then remove what we cannot read.',
    remove: 'Remove what cannot be read',
    removed: 'What we could not read is removed.',
  },
  tooMany: (count: number, most: number) =>
    `Your list has ${count} doctors. It can hold ${most}. Please remove those you no longer see.`,
  move: {
    heading: 'Where do you see this doctor?',
    looking: 'Looking for addresses…',
    failed: 'We could not look for addresses.',
    none: 'Our lists have no other address near this one. If the doctor moved, search for the doctor again.',
    now: 'saved now',
    save: 'Save this address',
    cancel: 'Cancel',
    saved: (name: string) => `The address of ${name} is saved.`,
  },
  /** The list of all plans, narrowed to those that have the doctors. */
  planList: {
    all: 'All my doctors in network',
    sort: 'Most of my doctors in network',
    title: 'My doctors',
    hint: 'Plans stay when we do not know about each of your doctors. Drug plans have no network of doctors.',
    unknown: (count: number) =>
      count === 1
        ? 'For 1 plan we do not know about each of your doctors.'
        : `For ${count} plans we do not know about each of your doctors.`,
  },
  grid: {
    caption: (year: number) => `Your doctors in the lists of your saved plans of ${year}`,
    choose: 'Show the list of this plan',
    doctor: 'Doctor',
    working: 'Looking in the list of the plan…',
    failed: 'We could not look in the lists of the plans.',
    all: 'All your doctors',
    changed: (year: number, before: string) => `In ${year}: ${before}`,
    showedBefore: (date: string, answer: string) => `On ${date} we showed: ${answer}`,
    noted: (date: string) => ({ yes: `They said yes on ${date}`, no: `They said no on ${date}` }),
    details: 'Why, and what to do',
    detailsOf: (doctor: string, plan: string) => `${doctor}, ${plan}`,
  },
  yearChanges: {
    heading: (year: number) => `What changes for your doctors in ${year}`,
    lead: 'These plans say something else for the new year:',
    left: (doctor: string, plan: string, year: number) =>
      `${doctor} is in the list of ${plan} for ${year - 1}, and not in its list for ${year}.`,
    joined: (doctor: string, plan: string, year: number) =>
      `${doctor} is in the list of ${plan} for ${year}. In its list for ${year - 1} this doctor was missing.`,
    other: (doctor: string, plan: string, year: number, before: string, after: string) =>
      `${doctor} and ${plan}: “${before}” in ${year - 1}, “${after}” in ${year}.`,
    notComparedLead: 'What changes is not available for these plans:',
    notCompared: {
      'new-number': (plan: string, year: number) =>
        `${plan}. We know no plan of this number for ${year - 1}. It may be new, or have had another number. Call the plan and ask.`,
      'no-list': (plan: string, year: number) =>
        `${plan}. We have no lists for ${year - 1} and ${year} that we can compare. Call the plan and ask.`,
    },
  },
  answers: {
    'in-network': 'In network',
    'not-listed': 'Not listed',
    'accepts-medicare': 'Accepts Medicare',
    'not-available': 'Not available',
  },
  takesNew: 'Takes new patients',
  takesNoNew: 'Takes no new patients',
  evidence: {
    title: (doctor: string, plan: string) => `${doctor} and ${plan}`,
    close: 'Close',
    means: {
      'in-network': 'The plan lists this doctor at this address.',
      'not-listed':
        'The list of the plan does not have this doctor at this address. This does not say that you cannot go there. Ask the plan what you would pay.',
      'accepts-medicare':
        'This plan has no list of doctors. You can go to any doctor who takes Medicare and agrees to bill the plan. Medicare’s own list has this doctor.',
      'not-available': 'We cannot tell. We have no list of this plan for this year that we can use.',
    },
    at: 'Address',
    from: 'Who says so',
    publisher: 'Published by',
    file: 'File',
    updated: 'The plan last checked this entry',
    asOf: 'The list is from',
    read: 'We read it on',
    age: (days: number) => (days === 1 ? '1 day old' : `${days} days old`),
    unknown: 'Not available',
    elsewhere: 'The list has this doctor at other addresses:',
    differs: 'Another source says something else',
    difference: {
      deactivated: (source: string, date: string) =>
        `${source} says that this doctor’s number is no longer in use${date && ` since ${date}`}.`,
      'other-address': (source: string, date: string) =>
        `${source} has another address for this doctor${date && ` as of ${date}`}.`,
      'entries-contradict': (source: string, date: string) =>
        `Entries in one list do not agree: ${source}${date && `, ${date}`}.`,
    },
    shown: {
      heading: 'What we showed you',
      on: (date: string, answer: string) => `On ${date} we showed: ${answer}.`,
      list: (publisher: string, date: string, read: string) =>
        `The list was by ${publisher}, of ${date}. We read it on ${read}.`,
      listOfNoDate: (publisher: string, read: string) =>
        `The list was by ${publisher} and told no date. We read it on ${read}.`,
      noList: 'We had no list of this plan to show.',
      changed: 'The answer has changed. It may matter if you chose the plan by what it said before.',
    },
    call: {
      heading: 'Call and ask',
      phone: (number: string) => `Call ${number}.`,
      noPhone: 'Our lists tell no phone number. Ask the plan for it.',
      script: (plan: string, year: number) => `“Are you in the network of ${plan} for ${year}, at this address?”`,
      scriptMedicare: (plan: string, year: number) => `“Do you take Medicare, and will you bill ${plan} in ${year}?”`,
      more: '“Do you take new patients with this plan?”',
    },
    wrong: {
      heading: 'If the list was wrong',
      steps: [
        'Write down who you spoke to and when. Print this page, so you have what we showed you.',
        'Call your plan first. Ask it to correct the list. If your plan’s own doctor sent you there, ask to pay no more than in network.',
        'If you chose the plan because of wrong information, call 1-800-MEDICARE (1-800-633-4227). Ask about a Special Enrollment Period. Medicare decides case by case.',
        'If you have a Medicare Advantage plan on January 1, you can change it once from January 1 to March 31.',
        'You can file a complaint with Medicare. You can appeal when the plan will not pay.',
      ],
    },
  },
  note: {
    heading: 'What they told you',
    lead: 'Note your call. We keep it with this doctor, and it prints with this page.',
    calledOn: 'Day of the call',
    dayFault: 'Enter the day of the call.',
    dayAhead: 'This day has not come yet. Enter the day of the call.',
    answer: 'Their answer',
    answers: { yes: 'Yes', no: 'No' },
    answerFault: 'Choose yes or no.',
    words: 'Who you spoke to, and what they said (optional)',
    wordsFault: (most: number) => `Use at most ${most} letters.`,
    save: 'Save note',
    saved: 'Your note is saved.',
    change: 'Change note',
    remove: 'Remove note',
    removed: 'Your note is removed.',
    said: {
      yes: (date: string) => `I called on ${date}. They said yes.`,
      no: (date: string) => `I called on ${date}. They said no.`,
    },
  },
};
