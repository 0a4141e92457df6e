/** Text that is meant as a national drug code: ten or eleven digits, with or without dashes. */
export function isCodeLike(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{10,11}$/.test(digits);
}
