/** A key for one attempt at a change. crypto.randomUUID is not there on plain http, as on a test machine's address. */
export const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
