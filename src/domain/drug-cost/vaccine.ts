import { ingredientsOf } from './ingredients.ts';

/**
 * How RxNorm names the ingredients of vaccines that the Advisory Committee on Immunization Practices recommends for
 * adults, for all of them or for those at risk or on a journey. Rotavirus and dengue are for children only. Vaccines
 * for children with the ingredients of one for adults (such as Daptacel and Boostrix) can not be told apart here.
 * @yearly compare with the adult schedule and its notes, each February.
 * @source CDC, Adult Immunization Schedule; ingredient names of RxNorm, October 2025
 */
const ADULT_VACCINES = [
  'bacillus anthracis',
  'bordetella pertussis',
  'acellular pertussis vaccine',
  'diphtheria toxoid vaccine',
  'tetanus toxoid vaccine',
  'chikungunya virus',
  'haemophilus influenzae',
  'hepatitis a vaccine',
  'hepatitis a virus',
  'hepatitis b surface antigen',
  'influenza a virus',
  'influenza b virus',
  'japanese encephalitis virus vaccine',
  'l1 protein, human papillomavirus',
  'measles virus vaccine',
  'mumps virus vaccine',
  'rubella virus vaccine',
  'meningococcal group b vaccine',
  'modified vaccinia ankara',
  'neisseria meningitidis',
  'poliovirus vaccine',
  'rabies virus vaccine',
  'respiratory syncytial virus pre-fusion f',
  'salmonella typhi',
  'typhoid vi polysaccharide vaccine',
  'sars-cov-2',
  'streptococcus pneumoniae',
  'smallpox vaccine',
  'zaire ebolavirus',
  'tick-borne encephalitis',
  'varicella zoster virus glycoprotein',
  'varicella-zoster virus vaccine',
  'vibrio cholerae',
  'yellow fever virus',
] as const;

/** Part D asks nothing for these: 42 U.S.C. 1395w-102(b)(8). */
export const isAdultVaccine = (ingredients: string): boolean =>
  ingredientsOf(ingredients).some((ingredient) => ADULT_VACCINES.some((name) => ingredient.startsWith(name)));
