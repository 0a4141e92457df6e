/** Who is looking, said above the profile. */
export const banners = {
  guest: {
    title: 'You are shopping as a guest',
    // Decision SHELL-004, verbatim.
    invitation: 'Create an account or sign in to save your plans, drugs and doctors.',
    keeps: 'Your saved plans stay in this browser for 90 days after your last visit. Other devices do not show them.',
    more: 'Kept for 90 days',
    ownData: 'What we keep',
    createAccount: 'Create an account',
    signIn: 'Sign in',
  },
  account: {
    label: 'Your account',
    hello: (firstName: string) => `Hello, ${firstName}`,
    helloNoName: 'Hello',
    manageProfile: 'Manage profile',
    accessHistory: 'Who has looked',
    ownData: 'What we keep',
    signOut: 'Sign out',
  },
  cloaked: {
    label: 'Agent view',
    looksOn: (agent: string) => `Agent ${agent} is looking at this profile`,
    looksOnShopper: (agent: string, shopper: string) => `Agent ${agent} is looking at the profile of ${shopper}`,
    viewOnly: 'View only. You can look, search and print, but not change anything.',
  },
  accountReady: {
    title: 'Your account is set up',
    text: 'Your saved items were added. You can view plan coverage and cost.',
    browse: 'Browse all plans',
    viewSaved: 'View saved plans',
    close: 'Close this message',
  },
  signInAgain: {
    title: 'Please sign in again',
    text: 'Your session has ended. We took your information off this screen to keep it safe.',
    lostChange: 'Your last change was not saved. Please make it again after you sign in.',
    signIn: 'Sign in',
  },
  viewEnded: {
    title: 'Please open the profile again',
    text: 'This tab may no longer look at the profile. Go to the agent desk and open it again.',
    desk: 'Go to the agent desk',
  },
};
