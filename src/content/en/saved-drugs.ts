/** The drugs view of the profile. Quoted wording of the specification and of its decisions is verbatim. */
export const savedDrugs = {
  heading: { saved: 'Your saved drugs', none: 'Add your drugs to see coverage and costs' },
  add: 'Add drugs',
  addOrEdit: 'Add or edit drugs',
  import: 'Find the drugs you already take',
  loading: 'Loading your drugs…',
  failed: 'We could not load your drugs. Nothing you saved is lost.',
  empty: 'No drug is saved yet. Add the drugs you take, and save plans, to see what they would cost you.',
  list: 'Saved drugs',
  refill: {
    30: { sentence: 'every 1 month', field: '30 days' },
    90: { sentence: 'every 3 months', field: '90 days' },
  },
  frequency: { Day: 'Day', Week: 'Week', Month: 'Month' },
  per: { Day: 'a day', Week: 'a week', Month: 'a month' },
  taken: (quantity: string, per: string) => `${quantity} ${per}`,
  fullName: 'Full name',
  fullNameOf: (drug: string) => `of ${drug}`,
  howOftenUnknown: (quantity: string) => `${quantity}, how often is not known`,
  refilled: (supply: string) => `Refill ${supply}`,
  edit: 'Edit',
  saved: (drug: string) => `${drug} is saved.`,
  remove: 'Remove',
  pharmacy: (name: string) => `Your pharmacy: ${name}`,
  choosePharmacy: 'Choose a pharmacy',
  changePharmacy: 'Change pharmacy',
  pharmacyCleared: (name: string) => `${name} is no longer your pharmacy.`,
  pharmacyPutBack: (name: string) => `${name} is your pharmacy again.`,
  comparePharmacies: 'Compare what pharmacies cost',
  coveragePrompt: 'View your saved plans to see drug coverage',
  browseYear: (year: number) => `Browse ${year} plans`,
  browse: 'Browse plans',
  removeDialog: {
    title: 'Are you sure you want to remove this drug?',
    summary: (quantity: string, frequency: string, supply: string) => `${quantity} per ${frequency}, refill ${supply}`,
    summaryUnknown: (quantity: string, supply: string) => `${quantity}, refill ${supply}`,
    confirm: 'Remove from saved drugs',
    keep: 'Keep drug',
  },
  removed: (drug: string) => `${drug} is removed from your saved drugs.`,
  putBack: (drug: string) => `${drug} is back in your saved drugs.`,
  noPlans: 'Save a plan to see here what your drugs cost with it.',
  noDrugPlans: (year: number) =>
    `We have no drug costs for your saved plans of ${year}. Save a plan with drug coverage to see them here.`,
  notSaved: 'We could not save your change. Please try again.',
  unreadable: {
    drug: (name: string | null) =>
      name === null
        ? 'We cannot read one of the drugs you saved. It is kept, but it is not in your list or in any cost.'
        : `We cannot read what you saved of ${name}. It is kept, but it is not in your list or in any cost.`,
    mend: 'Please add it to your list again. Then remove what we cannot read.',
    remove: 'Remove what cannot be read',
    removed: 'What we could not read is removed.',
    pharmacy: 'We cannot read the pharmacy you saved. Please choose it again.',
  },
  tooMany: (count: number, most: number) =>
    `Your list has ${count} drugs. We can work out costs for at most ${most}. Please remove the drugs you no longer take.`,
};
