/** A developer's own machine. Spec A4, AUTH-010. */
export const isLocalHost = (hostname: string) =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
