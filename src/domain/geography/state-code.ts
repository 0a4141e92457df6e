export const isStateCode = (text: string) => /^[A-Z]{2}$/.test(text);
