/** Where the education page has its facts from. Names are shown as they are, in every language. */
export const EDUCATION_SOURCES = {
  parts: {
    name: 'GoodRx Health',
    address: 'https://www.goodrx.com/insurance/medicare/medicare-parts-a-b-c-d-coverage',
  },
  seasons: {
    name: 'National Council on Aging',
    address: 'https://www.ncoa.org/age-well-planner/resource/understanding-the-medicare-enrollment-periods',
  },
  planEnds: { name: 'California Health Advocates', address: 'https://cahealthadvocates.org/' },
  q1: { name: 'Q1Medicare', address: 'https://q1medicare.com/' },
} as const;
export type EducationSource = keyof typeof EDUCATION_SOURCES;
