/** ENROLL-418. */
export const WANTED_PLAN = 'ucp_enrollment';

/** On return to the profile, and on sign-out. */
export const forgetWantedPlan = () => writeCookie(`${WANTED_PLAN}=; Max-Age=0`);

export const writeCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that our users have.
  document.cookie = `${cookie}; Path=/; Secure; SameSite=Lax`;
};
