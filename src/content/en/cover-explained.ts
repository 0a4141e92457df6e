/** The three kinds of coverage, explained. @source medicare.gov; CMS product 02110 for the Supplement. */
export const coverExplained = {
  pageTitle: 'Kinds of Medicare coverage',
  title: 'Three kinds of coverage, in three pictures',
  lead: 'Each box in a picture is separate coverage. A cross stands for the hospital, a person for the doctor, a pill for drugs. Yellow boxes come from private companies.',
  kinds: {
    advantage: {
      title: 'Medicare Advantage with drugs',
      inShort: 'One box for everything',
      facts: [
        'A private plan gives you your Medicare hospital and doctor care, and pays for drugs too.',
        'Most plans have a network. Check that your doctors are in it.',
        'There is a limit on what you pay for covered care in a year.',
      ],
      action: 'See Advantage plans with drugs',
    },
    'drug-plan': {
      title: 'Original Medicare and a drug plan',
      inShort: 'Two boxes, side by side',
      facts: [
        'You keep Original Medicare. You can go to any doctor or hospital that takes it.',
        'A drug plan from a private company pays for drugs.',
        'Original Medicare has no limit on what you pay for care in a year.',
      ],
      action: 'See drug plans',
    },
    supplement: {
      title: 'Original Medicare, a drug plan and a Supplement',
      inShort: 'One more piece on top',
      facts: [
        'A Supplement is also called Medigap. It pays part of what Original Medicare leaves to you.',
        'It does not go with a Medicare Advantage plan.',
        'You can buy any of them in the 6 months that start when you are 65 or older and have Part B. Later a company may turn you down.',
      ],
      action: 'See drug plans to go with it',
    },
  },
  notListed: {
    title: 'This site does not list Supplement plans yet',
    callUs: 'We can help you by phone:',
    ship: 'You can also ask the State Health Insurance Assistance Program (SHIP) of your state. Its advice is free, and it sells nothing. You get its number from',
  },
  source: 'Read more at',
};
