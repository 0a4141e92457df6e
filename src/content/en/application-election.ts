import type { ReasonDecision } from '#domain/applications/election-reasons.ts';
import type { JoiningRight } from '#domain/applications/joining-right.ts';
import type { ElectionReason } from '#domain/applications/reason-keys.ts';
import type { JoiningWarning } from '#domain/applications/warnings.ts';

/** What stands in the way of a reason; a person who must check does not. */
type Refusal = Exclude<Extract<ReasonDecision, { open: false }>['because'], 'person-must-check'>;
type ToCheck = Extract<ReasonDecision, { because: 'person-must-check' }>['what'];
type NoRight = Extract<JoiningRight['right'], { may: false }>['because'];

/** When a person may join a plan, why, from when, and what joining ends. Days come in formatted. */
export const applicationElection = {
  /** The title of a group of ticks. */
  legend: 'What happened?',
  reasons: {
    losingCoverage: {
      label: 'I am losing other coverage',
      hint: 'From a job or a union (COBRA too), or drug coverage that was as good as that of Medicare.',
      day: 'The day that coverage ends, or the day you were told, if that is later',
    },
    outofServiceArea: {
      label: 'I moved, or I am moving',
      hint: 'My plan is not sold at my new home, or I have new plans to choose from there.',
      day: 'The day of the move',
    },
    moveIn: {
      label: 'I live in a nursing home, or I am moving into one',
      hint: 'Or a rehab hospital, or some other home for people who need care.',
      day: 'The day you moved in, or will move in',
    },
    moveOut: {
      label: 'I left a nursing home, or I am leaving one',
      hint: 'Or a rehab hospital, or some other home for people who need care.',
      day: 'The day you moved out, or will move out',
    },
    fiveStarPlan: {
      label: 'I want to join a plan with 5 stars',
      hint: 'You can do this once between December 8 and November 30. The plan must have 5 stars in all.',
      day: 'The day you want this plan to start',
    },
    dualSEP: {
      label: 'I have Medicaid or Extra Help',
      hint: 'Once a month you can join a drug plan. With full Medicaid you can join a plan that joins Medicare and Medicaid.',
      day: 'The day your Medicaid or Extra Help began',
    },
    changeLIS: {
      label: 'My Extra Help or Medicaid changed',
      hint: 'You got it, you lost it, or you get more or less than before.',
      day: 'The day of the change, or the day you were told, if that is later',
    },
    disaster: {
      label: 'A disaster kept me from joining in time',
      hint: 'Such as a storm or a fire where you live. The government must have declared it.',
      day: 'The day it began',
    },
    oepEffectiveDate: {
      label: 'I am in a Medicare Advantage plan and want to change it',
      hint: 'From January 1 to March 31 you can do this once. You must have been in the plan on January 1.',
      day: 'The day you want the new plan to start',
    },
    assignment: {
      label: 'Medicare or my state put me into a plan',
      hint: 'You did not choose it yourself. You have three months to choose another plan.',
      day: 'The day that plan began, or the day you were told, if that is later',
    },
    turning65Now: {
      label: 'I am turning 65',
      hint: 'You can join from three months before the month you turn 65 to three months after it.',
      day: 'Your 65th birthday',
    },
    delayEnrollment: {
      label: 'I got Part B later than Part A',
      hint: 'You can join from three months before Part B starts to the end of its second month.',
      day: 'The day your Part B starts',
    },
    changeEnrollment: {
      label: 'I am new to Medicare and want to leave my first Medicare Advantage plan',
      hint: 'You can do this once in the first three months in which you have both Part A and Part B.',
      day: 'The first day on which you had both Part A and Part B',
    },
    otherReason: {
      label: 'I have another reason',
      hint: 'Such as: your plan ended, you came back from abroad, or you left jail. A person will read it.',
      day: 'Tell us what happened, and when',
    },
    noneCheck: {
      label: 'None of these fits me',
      hint: 'Then this plan cannot be joined today. You can call us, and we keep what you typed.',
      day: '',
    },
  } satisfies Record<ElectionReason, { label: string; hint: string; day: string }>,
  /** Behind the mark of a reason that holds. */
  open: 'This reason is open to you today.',
  openUntil: (last: string) => `This reason is open to you until ${last}.`,
  starts: (earliest: string) => `Your coverage can start on ${earliest}.`,
  startsBetween: (earliest: string, latest: string) =>
    `Your coverage can start on the first of a month from ${earliest} to ${latest}.`,
  refusals: {
    'before-window': (first: string) => `It is too soon. You can use this reason from ${first} on.`,
    'after-window': (last: string) => `It is too late. You could use this reason until ${last}.`,
    'not-this-plan': () => 'This reason is not for a plan of this kind. Tick another one, or look for another plan.',
    'date-missing': () => 'Tell us the day. We need it to know if you can join now.',
    'date-impossible': () => 'Please check the day. There is no such day, or the year is not right.',
    'text-missing': () => 'Tell us in a few words what happened, and when.',
    'none-applies': () => 'Without a reason you cannot join this plan today.',
    'date-differs': (known: string) => `You told us another day before: ${known}. Please check both.`,
    'other-start': (earliest: string) => `With this reason your plan can only start on ${earliest}.`,
    'before-medicare': (start: string) =>
      `Your Medicare starts on ${start}. With this reason your plan cannot wait for it.`,
    'not-this-year': (start: string) =>
      `With this reason your plan would start on ${start}. That is not in the year of this plan.`,
  } satisfies Record<Refusal, (day: string) => string>,
  checks: {
    text: 'You can send this. A person will read your reason and may call you. It is not sure that you can join now.',
    disaster:
      'You can send this. A person will check it, so it is not sure that you can join now. Medicare can help you too.',
    'integration-not-known':
      'Our data does not say if this plan joins Medicare and Medicaid. You can send this. A person will check it.',
    'rating-not-known': 'Our data does not say if this plan has 5 stars. You can send this. A person will check it.',
  } satisfies Record<ToCheck, string>,
  callMedicare: (phone: string, tty: string) =>
    `Call 1-800-MEDICARE (${phone}, ${tty}), 24 hours a day, 7 days a week. They can sign you up by phone.`,
  right: {
    openEnrollment: (last: string, start: string) =>
      `You need no reason. It is Open Enrollment until ${last}, and your plan starts on ${start}.`,
    byReason: (reason: string) => `You can join, since: ${reason}`,
    checked: 'A person has to look at your reason first.',
    none: {
      'plan-closed': () => 'This plan cannot be joined online today.',
      'no-reason': () => 'Tick the reason that fits you. Today you need one to join.',
      'none-applies': (next: string) =>
        `You cannot join this plan today, and so we cannot send this. The next Open Enrollment starts on ${next}. Call us if you are not sure.`,
      'no-open-reason': () => 'None of the reasons that you ticked lets you join this plan today. See why at each one.',
    } satisfies Record<NoRight, (day: string) => string>,
  },
  start: {
    label: 'Choose the day',
    hint: 'A plan starts on the first day of a month, and never in the past.',
    only: (day: string) => `Your plan starts on ${day}.`,
    none: 'There is no day to choose yet. First tick a reason that is open to you.',
  },
  warnings: {
    'leaves-supplement': {
      title: 'Your Supplement (Medigap) cannot pay for this plan',
      text: 'Keep your Supplement until you know that you are in the new plan. Then it is you who must cancel it.',
      cannotUndo:
        'You may not get it back. After a first year in a plan like this, most sellers may ask about your health and say no.',
    },
    'drops-drug-plan': {
      title: 'You will lose your drug plan',
      text: 'When you join this plan, your drug plan most often ends by itself on the same day. Check that this plan covers your drugs.',
      cannotUndo:
        'You cannot go back to it when you like. You need Open Enrollment or a reason. A gap of 63 days can cost you a penalty for life.',
    },
    'other-drug-cover': {
      title: 'You may lose your other drug coverage',
      text: 'If it is a Medicare drug plan (Part D), it most often ends by itself when this plan starts. If it comes from a job, a union, the VA or TRICARE, ask there first.',
      cannotUndo: 'You cannot go back to a Medicare drug plan when you like. You need Open Enrollment or a reason.',
    },
    'drops-advantage-plan': {
      title: 'You may lose your Medicare Advantage plan',
      text: 'When you join a drug plan, your Medicare Advantage plan most often ends on the same day. Then you have Original Medicare.',
      cannotUndo:
        'You cannot go back to it when you like. You need Open Enrollment or a reason. A Supplement may not accept you.',
    },
    'employer-cover': {
      title: 'You may lose the coverage from your job or union',
      text: 'Ask the people who run it before you send this. Ask about your family too: they may lose it with you.',
      cannotUndo: 'Once you have left it, you may not get it back.',
    },
  } satisfies Record<JoiningWarning, { title: string; text: string; cannotUndo: string }>,
};
