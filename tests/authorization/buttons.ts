import type { Action } from '#domain/access/actions.ts';

type Offer = 'offered' | 'not offered';

type Columns = {
  'nobody known': Offer;
  'a guest': Offer;
  'a signed-in shopper': Offer;
  'a member': Offer;
  'a member without a Medicare number': Offer;
  'an agent at the desk': Offer;
  'an agent looking on at a shopper': Offer;
};

/** The plans, drugs and answers that everybody keeps; agents change nothing. ROLE-001, ROLE-604. */
const KEEP_THINGS: Columns = {
  'nobody known': 'offered',
  'a guest': 'offered',
  'a signed-in shopper': 'offered',
  'a member': 'offered',
  'a member without a Medicare number': 'offered',
  'an agent at the desk': 'not offered',
  'an agent looking on at a shopper': 'not offered',
};

/** Saving, resuming and viewing applications needs sign-in; so does the page of the account. Decision ROLE-405. */
const SIGNED_IN: Columns = {
  'nobody known': 'not offered',
  'a guest': 'not offered',
  'a signed-in shopper': 'offered',
  'a member': 'offered',
  'a member without a Medicare number': 'offered',
  'an agent at the desk': 'not offered',
  'an agent looking on at a shopper': 'not offered',
};

/** Import needs both readings of 'member'. Decision ROLE-605. */
const MEMBERS_WITH_A_NUMBER: Columns = {
  'nobody known': 'not offered',
  'a guest': 'not offered',
  'a signed-in shopper': 'not offered',
  'a member': 'offered',
  'a member without a Medicare number': 'not offered',
  'an agent at the desk': 'not offered',
  'an agent looking on at a shopper': 'not offered',
};

/** What the pages offer to whom, by hand as the matrix of the calls. A6: an agent's buttons are all off. */
export const BUTTONS: Record<Action, Columns> = {
  savePlan: KEEP_THINGS,
  removePlan: KEEP_THINGS,
  changeDrugs: KEEP_THINGS,
  changeDoctors: KEEP_THINGS,
  answerExtraHelp: KEEP_THINGS,
  changePerson: KEEP_THINGS,
  // A guest may open the public page of an enrollment. Decision ROLE-405.
  enroll: KEEP_THINGS,
  resumeEnrollment: SIGNED_IN,
  viewApplication: SIGNED_IN,
  manageProfile: SIGNED_IN,
  importItems: MEMBERS_WITH_A_NUMBER,
};
