/** What the panel of a card says before there are costs in it. */
export const drugPanel = {
  title: 'Estimated annual drug costs',
  addDrugs: 'Add your drugs to see what they may cost with this plan.',
  add: 'Add drugs',
  addOrEdit: 'Add or edit drugs',
  loading: 'Working out your drug costs…',
};
