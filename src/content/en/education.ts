import type { EducationSource } from '../education-sources.ts';

type Fact = { title: string; text: string; source: EducationSource };

/** Learn about Medicare: nothing stands here without a source. */
export const education = {
  pageTitle: 'Learn about Medicare',
  title: 'Medicare in plain words',
  lead: 'What the parts of Medicare pay for, and when you can join or change a plan.',
  parts: {
    title: 'The parts of Medicare',
    facts: [
      {
        title: 'Part A: hospital',
        text: 'Part A helps pay when you stay in a hospital. It also helps with hospice care at the end of life.',
        source: 'parts',
      },
      {
        title: 'Part B: medical',
        text: 'Part B helps pay for visits with doctors and other care outside a hospital stay. Parts A and B together are called Original Medicare.',
        source: 'parts',
      },
      {
        title: 'Part C: Medicare Advantage',
        text: 'Medicare Advantage plans are offered by private companies in the place of Original Medicare. They combine Part A and Part B, and most of them Part D.',
        source: 'parts',
      },
      {
        title: 'Part D: drugs',
        text: 'Part D helps pay for prescription drugs. Private companies run these plans.',
        source: 'parts',
      },
      {
        title: 'Medicare Supplement (Medigap)',
        text: 'A Medicare Supplement plan helps pay costs that Parts A and B leave to you.',
        source: 'parts',
      },
    ] as Fact[],
  },
  seasons: {
    title: 'When you can join or change a plan',
    facts: [
      {
        title: 'When you first get Medicare',
        text: 'You have 7 months around the month in which you first can get Medicare.',
        source: 'seasons',
      },
      {
        title: 'Each fall: October 15 to December 7',
        text: 'Anyone with Medicare can join, change or leave a plan. The change counts from January 1.',
        source: 'seasons',
      },
      {
        title: 'January 1 to March 31',
        text: 'Only for people who already have a Medicare Advantage plan. You can make one change, which counts from the first day of the next month.',
        source: 'seasons',
      },
      {
        title: 'If you get Extra Help or have Medicaid',
        text: 'Each month you can join a drug plan that stands alone. Or you can leave a Medicare Advantage plan for Original Medicare and a drug plan.',
        source: 'seasons',
      },
      {
        title: 'If your plan ends',
        text: 'If your plan ends, you can choose a new one from December 8 to the end of February.',
        source: 'seasons',
      },
      {
        title: 'To join a plan with 5 stars',
        text: 'You can change once to a plan that Medicare rates with 5 stars.',
        source: 'seasons',
      },
    ] as Fact[],
  },
  moreSeasons:
    'There are more special periods, such as when you move or lose other coverage. Medicare.gov lists them all.',
  source: 'Source:',
  goOn: 'See plans in your county',
};
