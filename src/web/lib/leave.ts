/** The browser's own ways out of a page. A test, whose browser goes nowhere, watches them here. */
export const exits = {
  goTo: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};

/** Another page, loaded anew: nothing of this one stays in memory. */
export const leaveFor = (address: string) => exits.goTo(isOfTheWeb(address) ? address : '/');

const isOfTheWeb = (address: string) =>
  URL.canParse(address, window.location.href) && /^https?:$/.test(new URL(address, window.location.href).protocol);
