/** What is imported from claims: the box that asks for it, and the page on which it can be seen. Spec B2, B8; quoted wording is verbatim. */
export const imports = {
  dialog: {
    title: { details: 'Find your drugs and doctors', loading: 'One moment, please', result: 'No claims found' },
    close: 'Close',
    intro: 'We can look in your Medicare claims for the drugs you take and the doctors you see.',
    match: 'Enter your name and number as they are on your Medicare card. If they do not match, we cannot find you.',
    dateHint: 'Write the month, the day and the year in numbers.',
    // Decision IMPORT-617: the words for the old number, and what a new card has.
    mbiHint: 'Your Medicare number has 9 to 10 digits, no spaces, or the 11 letters and numbers on a new card.',
    whereToFind: 'Where can I find this?',
    card: {
      alt: 'A sample Medicare card. The Medicare number stands in the middle, below the name: 11 letters and numbers in three groups.',
      title: 'Medicare health insurance',
      sample: 'Sample',
      name: 'Name',
      number: 'Medicare number',
      starts: 'Coverage starts',
    },
    cancel: 'Cancel',
    submit: 'View your drugs and doctors',
    // Decision IMPORT-606.
    loading:
      'We are finding your drug claims. This may take up to 1 minute. The page will automatically refresh once we have your information.',
    // Spec B8, verbatim.
    noClaims:
      'We were unable to find your claim history. While we did not find any prescription drugs, you can manually add your drugs.',
    back: 'Return to my account',
    help: { before: 'Need help? Call', tty: (number: string) => `TTY ${number}` },
  },
  /** In the profile. */
  notice: {
    running: 'We are still looking for your drugs and doctors. What we find shows when you load this page again.',
    conflicts: (count: number) =>
      count === 1
        ? 'Your claims and your profile differ in one thing.'
        : `Your claims and your profile differ in ${count} things.`,
    choose: 'See both and choose',
    see: 'See what came from your claims',
    agreed: 'Thank you. We may now look at your claims.',
  },
};
