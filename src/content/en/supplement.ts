/** Medicare Supplement beside the plans, in a section and with disclosures of its own (42 CFR 422.2265). Spec A2, A8. */
export const supplement = {
  title: 'Medicare Supplement insurance plans',
  notice: {
    // Spec A8, verbatim.
    title: 'Plan Card Unavailable for Medicare Supplement Insurance Plans',
    text: 'We cannot show Medicare Supplement plans here. You can ask about them by phone.',
    close: 'Close',
  },
  disclosures: {
    title: 'Disclosures',
    paragraphs: [
      'Medicare Supplement insurance is sold by private companies. It helps pay some of the costs that Original Medicare leaves to you.',
      'Medicare Supplement insurance does not cover prescription drugs. For drug coverage, you can add a separate drug plan.',
      'A Medicare Supplement plan is not a Medicare Advantage plan, and not every plan is sold in every state.',
      'This site is not part of, and not endorsed by, the federal government or the federal Medicare program.',
    ],
  },
};
