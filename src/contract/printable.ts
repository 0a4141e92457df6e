/** Text without control signs, and without the half of a sign, which no database can keep. */
export const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;
