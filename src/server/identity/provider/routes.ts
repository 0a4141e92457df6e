import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import type { ForgetBrowser } from '#server/features/deletion/routes.ts';
import type { AskForDeletion } from '#server/features/deletion/store.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { Attempts } from '#server/security/attempts.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { Sessions } from '../session/sessions.ts';
import type { RenameShopper } from '../sign-in/rename-shopper.ts';
import { accountRoutes } from './account-routes.ts';
import type { KnownDevices } from './known-devices.ts';
import { mailedCodes } from './mailed-code.ts';
import { mailedCodeRoutes } from './mailed-code-routes.ts';
import { passwordChanger } from './password-change.ts';
import type { EmbeddedProvider } from './providers.ts';
import { refusedTries } from './refused-tries.ts';
import { signInLimits } from './sign-in-limits.ts';
import { signInRoutes } from './sign-in-routes.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  embedded: EmbeddedProvider;
  attempts: Attempts;
  events: AccessEvents;
  devices: KnownDevices;
  outbox: Pick<Outbox, 'queue'>;
  mailbox: string | null;
  mostPerMinute: number;
  sessions: Pick<Sessions, 'idTokenOf' | 'endOthers'>;
  rename: RenameShopper;
  askForDeletion: AskForDeletion;
  forget: ForgetBrowser;
};

/** As many mails in an hour as tries at passwords in two minutes. */
const MAILS_PER_TRY = 2;

/** The screens of the embedded identity provider. */
export function identityRoutes({ sessions, mostPerMinute, ...parts }: Parts) {
  const { attempts, devices, embedded, events } = parts;
  const { accounts } = embedded;
  const limits = signInLimits({ attempts, devices, mostPerMinute });
  const refused = refusedTries({ accounts, events, limits });
  const codes = mailedCodes(parts);
  const changePassword = passwordChanger({ ...parts, ...sessions, accounts });
  return [
    ...signInRoutes({ ...parts, limits, refused, codes }),
    ...mailedCodeRoutes({ ...parts, accounts, codes, changePassword, mostFromNetwork: mostPerMinute * MAILS_PER_TRY }),
    ...accountRoutes({ ...parts, ...sessions, accounts, refused, changePassword }),
  ];
}
