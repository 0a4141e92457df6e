/** What each step of the application is called, and what it is for. */
export const applicationSteps = {
  welcome: { title: 'Apply for this plan', lead: 'Join this plan here, one step at a time.' },
  'personal-information': { title: 'About you', lead: 'So that the plan and Medicare know who joins.' },
  'medicare-information': {
    title: 'Your Medicare card',
    lead: 'Please have your red, white and blue card at hand.',
  },
  'medicaid-information': { title: 'Medicaid', lead: 'Some plans need to know if your state helps you.' },
  'mailing-address': { title: 'Where you live', lead: 'Plans are sold by county, so your home decides.' },
  'phone-number': { title: 'How to reach you', lead: 'The plan may have a question about your form.' },
  'language-preference': { title: 'Language and papers', lead: 'You choose how the plan writes to you.' },
  'chronic-questions': {
    title: 'Your health',
    lead: 'This plan is for people with certain illnesses. Have you been told by a doctor that you have one of these?',
  },
  'use-disclosure': {
    title: 'The doctor who knows',
    lead: 'The plan asks this doctor if you have the illness. You allow the doctor to answer.',
  },
  'prescription-drug-coverage': {
    title: 'Other coverage',
    lead: 'What you have now may end or change when you join.',
  },
  'special-election-period': {
    title: 'Why you can join now',
    lead: 'Outside of Open Enrollment, Medicare wants a reason. Tick what fits you.',
  },
  'effective-date': { title: 'When the plan starts', lead: 'Plans start on the first day of a month.' },
  'provider-search': { title: 'Your doctor', lead: 'The doctor whom you see first. You may leave this open.' },
  'monthly-premium': { title: 'How you pay', lead: 'You still pay your Part B premium to Medicare.' },
  authorization: { title: 'Who fills in this form', lead: 'If someone helps you by law, the plan needs to know who.' },
  'statement-of-understanding': { title: 'Read and sign', lead: 'Please read this. It says what joining means.' },
  review: { title: 'Check and send', lead: 'Look at your answers once more. Nothing is sent until you say so.' },
};
