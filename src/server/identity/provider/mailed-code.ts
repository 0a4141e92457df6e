import { randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import type { Attempts } from '#server/security/attempts.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { Interaction } from './interactions.ts';

export const CODE_MINUTES = 30;
export const CODE_LIFE = CODE_MINUTES * 60_000;
/** Of a hundred million codes: five tries at each of the few that one e-mail gets in an hour. */
const DIGITS = 8;
const MOST_TRIES = 5;

const Common = z.object({
  email: z.string(),
  /** Null where the mail holds none: the page looks the same, and no code fits. */
  code: z.string().nullable(),
  sentAt: z.number(),
});
const Pending = z.discriminatedUnion('use', [
  Common.extend({
    use: z.literal('register'),
    firstName: z.string(),
    lastName: z.string(),
    passwordHash: z.string(),
  }),
  Common.extend({ use: z.literal('new-password') }),
]);

/** What waits for a code that was sent by mail. */
export type Pending = z.infer<typeof Pending>;
export type PendingUse = Pending['use'];
type PendingOf<Use extends PendingUse> = Extract<Pending, { use: Use }>;

const Kept = z.object({ mailedSealed: z.string() });

type Parts = { sealer: FieldSealer; machine: Clock; attempts: Attempts };

export type MailedCodes = ReturnType<typeof mailedCodes>;

/** Codes that prove an e-mail, kept in the interaction of the browser that asked for them: in no other do they fit. */
export function mailedCodes({ sealer, machine, attempts }: Parts) {
  const cellOf = ({ uid }: Interaction) => ({ table: 'idp_payload', column: 'mailed', row: uid });

  const read = (interaction: Interaction): Pending | null => {
    const { data } = Kept.safeParse(interaction.lastSubmission);
    const opened = data ? sealer.openOrNull(data.mailedSealed, cellOf(interaction)) : null;
    return opened === null ? null : (Pending.safeParse(JSON.parse(opened)).data ?? null);
  };

  return {
    read,

    newCode: () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'),

    async keep(interaction: Interaction, pending: Pending): Promise<void> {
      interaction.lastSubmission = { mailedSealed: sealer.seal(JSON.stringify(pending), cellOf(interaction)) };
      await interaction.persist();
    },

    /** Counts this try. @throws Problem mailed-code-refused for any but the right one, sent lately and tried seldom. */
    async take<Use extends PendingUse>(interaction: Interaction, use: Use, given: string): Promise<PendingOf<Use>> {
      const pending = read(interaction);
      if (pending?.use !== use) throw new Problem('sign-in-ended');
      const tried = await attempts.waitForInHour('code by mail', `${interaction.uid} ${pending.sentAt}`, MOST_TRIES);
      const isLate = machine() - pending.sentAt >= CODE_LIFE;
      if (tried > 0 || isLate || !isSame(pending.code, given)) throw new Problem('mailed-code-refused');
      return pending as PendingOf<Use>;
    },

    /** The code was right, and what came with it was not good enough: no try is lost. */
    async takeBack(interaction: Interaction, { sentAt }: Pending): Promise<void> {
      await attempts.takeBack('code by mail', `${interaction.uid} ${sentAt}`);
    },

    /** From then on the code is used. */
    async forget(interaction: Interaction): Promise<void> {
      interaction.lastSubmission = {};
      await interaction.persist();
    },
  };
}

function isSame(code: string | null, given: string): boolean {
  const digits = Buffer.from(given.replaceAll(/\D/g, ''));
  return code !== null && digits.length === code.length && timingSafeEqual(Buffer.from(code), digits);
}
