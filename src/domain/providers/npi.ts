/**
 * Whether ten digits are a National Provider Identifier: the last one is the Luhn check digit of the others behind the
 * prefix 80840. The first digit is not asked, so that made-up providers can have numbers that nobody has.
 * @source CMS, NPI check digit calculation
 */
export const isNpi = (text: string): boolean => /^\d{10}$/.test(text) && luhnSum(text) % 10 === 0;

/** What the prefix 80840 adds to the sum. */
const PREFIX_SUM = 24;

function luhnSum(digits: string): number {
  let sum = PREFIX_SUM;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[place]);
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}
