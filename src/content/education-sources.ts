/** Where the education page has its facts from: public bodies alone. Names are shown as they are, in every language. */
export const EDUCATION_SOURCES = {
  parts: {
    name: 'Medicare.gov, Parts of Medicare',
    address: 'https://www.medicare.gov/basics/get-started-with-medicare/medicare-basics/parts-of-medicare',
  },
  seasons: {
    name: 'Medicare.gov, Understanding Medicare Advantage & Medicare Drug Plan Enrollment Periods (CMS 11219)',
    address: 'https://www.medicare.gov/publications',
  },
} as const;
export type EducationSource = keyof typeof EDUCATION_SOURCES;
