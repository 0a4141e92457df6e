/** Insulin costs a month no more than its own limit, whatever the tier. Told by the substance. */
export const isInsulin = (genericName: string) => /\binsulins?\b/i.test(genericName);

// RxNorm says 'vaccine' of most; of some it names only what they are made of.
const VACCINE =
  /\bvaccine\b|\btoxoid\b|varicella zoster virus glycoprotein|respiratory syncytial virus .*protein|hepatitis [ab] (virus )?surface antigen/i;

/**
 * Vaccines for adults, which cost nothing. @source Inflation Reduction Act, section 11401: those that the advisory
 * committee (ACIP) recommends for adults. Which of them it recommends is not in the drug files; all are counted here.
 */
export const isAdultVaccine = (genericName: string) => VACCINE.test(genericName);
