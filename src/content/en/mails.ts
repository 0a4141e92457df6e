/** What a mail says around its code, in paragraphs. None has a link: whoever gets one of ours never has to follow any. */
export type MailText = { subject: string; before: readonly string[]; after: readonly string[] };

/** Of the built-in identity provider. */
export const mails = {
  registration: (brand: string, minutes: number): MailText => ({
    subject: `Your code for ${brand}`,
    before: [`You are making an account at ${brand} with this email.`, 'Enter this code on the page where you began:'],
    after: [
      `The code is good for ${minutes} minutes. Nobody from ${brand} will ever ask you for it.`,
      'Was it not you? Then you need to do nothing. Without the code no account is made.',
    ],
  }),
  registrationOfKnown: (brand: string): MailText => ({
    subject: `You have an account at ${brand}`,
    before: [
      `Somebody wanted to make an account at ${brand} with this email. You have one already, so there is no code.`,
      'Was it you? Go to the sign-in page and sign in with this email. If you do not know your password, choose “Forgot your password?” there.',
      'Was it not you? Then you need to do nothing.',
    ],
    after: [],
  }),
  newPassword: (brand: string, minutes: number): MailText => ({
    subject: `Your code for a new password at ${brand}`,
    before: [
      `You asked for a new password for your account at ${brand}.`,
      'Enter this code on the page where you began:',
    ],
    after: [
      `The code is good for ${minutes} minutes. Nobody from ${brand} will ever ask you for it.`,
      'Was it not you? Then you need to do nothing. Your password stays as it is.',
    ],
  }),
  newPasswordOfUnknown: (brand: string): MailText => ({
    subject: `No account at ${brand} with this email`,
    before: [
      `Somebody asked for a new password at ${brand} with this email. There is no account with it, so there is no code.`,
      'Was it you? You may have used another email. You can also make an account.',
      'Was it not you? Then you need to do nothing.',
    ],
    after: [],
  }),
  /** To who agreed that an agent writes to them. Of what they told it says nothing: others may read the mail. */
  prospectReminder: (brand: string): MailText => ({
    subject: `What you told our agent waits for you at ${brand}`,
    before: [
      `You talked to an agent of ${brand}, and agreed that we write to you.`,
      `What you told them can be in your profile at ${brand}. Sign in, or make an account with this email. Then confirm who you are.`,
      'You do not want it? Then you need to do nothing, or tell us so on that page. We write to you three times at most.',
    ],
    after: [],
  }),
  passwordChanged: (brand: string): MailText => ({
    subject: `Your password at ${brand} was changed`,
    before: [
      `The password of your account at ${brand} was changed, and you were signed out on all other devices.`,
      'Was it not you? Go to the sign-in page and choose “Forgot your password?” at once.',
    ],
    after: [],
  }),
};
