/** Another page, loaded anew: nothing of this one stays in memory. */
export const leaveFor = (address: string) => window.location.assign(isOfTheWeb(address) ? address : '/');

const isOfTheWeb = (address: string) =>
  URL.canParse(address, window.location.href) && /^https?:$/.test(new URL(address, window.location.href).protocol);
