/**
 * What somebody who joins understands, in words of our own.
 * @source the points of CMS-10718, the model form to join a plan, section "Important: read and sign below"
 */
export const applicationStatements = {
  health: [
    'I must keep both Part A (hospital) and Part B (medical) to stay in this plan.',
    'I can be in only one such plan at a time. When this plan starts, another health or drug plan of Medicare that I am in may end by itself.',
    'When this plan starts, I get my health care by its rules. I use its doctors and places of care, unless it is urgent or the plan says I may go elsewhere.',
    'What the plan does not cover, neither the plan nor Medicare will pay for.',
  ],
  drugs: [
    'I must keep Part A (hospital) or Part B (medical) to stay in this plan.',
    'I can be in only one drug plan at a time. When this plan starts, another drug plan that I am in ends by itself.',
    'When this plan starts, I fill my drugs by its rules, at the drugstores that it works with.',
    'If I have a health plan of Medicare with drugs, it may end when I join this drug plan.',
  ],
  all: [
    'If I go for a time without good drug coverage, I may later pay more each month. This is the late enrollment penalty.',
    'The plan shares my information with Medicare. Medicare may use it for studies and other things that the law allows.',
    'What I say here is right as far as I know. If I say something false on purpose, I can lose the plan.',
    'I may ask the plan to look again at what it decides about payment or care. The plan’s book of rules says how.',
    'If someone else signs for me, the law of my state lets that person do so. That person can show papers for it if Medicare asks.',
  ],
};
