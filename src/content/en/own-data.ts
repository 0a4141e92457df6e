/** What is kept of somebody, and how they take it along. */
export const ownData = {
  title: 'What we keep about you',
  lead: 'See what we keep and for how long, and save a copy for yourself.',
  onlyOwner: 'Only the shopper sees this page.',
  back: 'Back to your profile',
  kept: {
    title: 'What we keep, and for how long',
    rows: [
      { what: 'Plans, drugs, your pharmacy and your Extra Help answer', until: 'Until you remove them.' },
      { what: 'Your name, e-mail, ZIP code, birth date and Medicare number', until: 'If you gave them to us.' },
      { what: 'Without an account: all of this', until: 'For 90 days after your last visit.' },
      { what: 'A list of changes: when and what kind, never what you typed', until: 'For 6 years.' },
      { what: 'A list of who came in and who looked on', until: 'For 6 years.' },
      { what: 'Where you are signed in', until: 'Until you are signed out.' },
    ],
  },
  copy: {
    title: 'Save a copy',
    lead: 'The file holds all that we keep about you. It shows your drugs, your name and your birth date. Of your Medicare number it shows the last four signs.',
    safe: 'Keep it where only you can open it. On a shared computer, delete it when you are done.',
    form: 'It is a JSON file, which other programs can read. To have it on paper, print your profile.',
    button: 'Save a copy as a file',
    making: 'We are making your file.',
    done: (name: string) => `Your file is saved as ${name}. Look for it where your browser keeps downloads.`,
    failed: 'We could not make your file. Please try again.',
    tooMany: 'You have made many files within an hour. Please wait a while, and try again.',
    nothing: 'Nothing is kept about you yet. When you save a plan or a drug, you can save a copy of it here.',
  },
};

export type OwnDataWords = typeof ownData;
