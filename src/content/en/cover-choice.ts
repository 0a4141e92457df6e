/** Which kind of coverage is wanted: the question above the first list. */
export const coverChoice = {
  title: 'What kind of coverage do you want?',
  kinds: {
    advantage: { name: 'Medicare Advantage with drugs', text: 'Hospital, doctors and drugs in one plan' },
    'drug-plan': { name: 'A drug plan', text: 'Beside Original Medicare' },
    supplement: { name: 'A Supplement (Medigap)', text: 'Pays part of what Original Medicare leaves to you' },
  },
  notSure: { name: 'I am not sure', text: 'See the three kinds in pictures' },
  showAll: 'Show all plans',
};
