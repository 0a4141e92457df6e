/** Signing in and out, and the end of a session. Quoted wording of the specification is verbatim. */
export const session = {
  signingIn: {
    title: 'Signing you in',
    message: 'One moment, please. We are getting your profile.',
  },
  timeout: {
    title: 'Your session is about to expire',
    text: 'You have not used this page for a while. To keep your information safe, we will sign you out in:',
    secondsLeft: (seconds: number) => (seconds >= 60 ? minutesLeft(seconds / 60) : `${seconds} seconds left`),
    stay: 'Stay on this page',
    signOut: 'Sign out',
  },
  // House: the overall end, which staying does not put off.
  closing: {
    title: 'Your session will end soon',
    text: 'You have been signed in for a long time. To keep your information safe, we will sign you out in:',
    advice: 'You cannot add more time. You can finish what you are doing now, or sign in again.',
    finish: 'Go back and finish',
    signInAgain: 'Sign in again',
    close: 'Close dialog',
  },
  signOut: {
    title: 'Sign out?',
    text: 'What you saved stays in your profile. You can sign in again at any time.',
    confirm: 'Sign out',
    cancel: 'Cancel',
    close: 'Close dialog',
    failed: 'We could not sign you out. You are still signed in. Please try again.',
  },
  toast: {
    label: 'Message',
    member: 'Already a member?',
    signInHere: 'Sign in here to browse plans.',
    signIn: 'Sign in',
    // Decision SHELL-608, verbatim.
    imported: (firstName: string) =>
      `${firstName}, your doctors and drugs have been added. You can view coverage while you browse plans.`,
    importedNoName: 'Your doctors and drugs have been added. You can view coverage while you browse plans.',
    close: 'Close this message',
  },
};

const minutesLeft = (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`);
