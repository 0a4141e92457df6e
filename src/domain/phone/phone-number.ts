/** Ten digits, with or without the 1 in front and the usual marks between them. */
const PHONE = /^\+?1?[\s.-]*\(?[2-9]\d{2}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/;

export const isPhoneNumber = (text: string) => PHONE.test(text.trim());
