/** Ten digits, with or without the 1 in front and the usual marks between them, also the dashes that a phone puts in. */
const PHONE = /^\+?1?[\s.\p{Dash}/]*\(?[2-9]\d{2}\)?[\s.\p{Dash}/]*\d{3}[\s.\p{Dash}/]*\d{4}$/u;

export const isPhoneNumber = (text: string) => PHONE.test(text.trim());
