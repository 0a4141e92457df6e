import { encode } from 'uqr';
import { z } from 'zod';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import type { Reply } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { Accounts } from './accounts.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { Factors } from './factors.ts';
import type { Interaction } from './interactions.ts';
import { addressOf, newSecret, unusedCode } from './one-time-code.ts';

type Parts = { accounts: Accounts; factors: Factors; sealer: FieldSealer; machine: Clock; tellsDemoCodes: boolean };

export type SecondStep = ReturnType<typeof secondStep>;

/** What an interaction keeps of who gave the right password. The secret is used where none is known yet. */
const Begun = z.object({ accountId: z.string(), secretSealed: z.string() });

const DEMO_EMAILS = new Set(Object.values(DEMO_ACCOUNTS).map(({ email }) => email));

/** What an agent is asked after the password, in the interaction that the password was given in. */
export function secondStep({ accounts, factors, sealer, machine, tellsDemoCodes }: Parts) {
  const cellOf = ({ uid }: Interaction) => ({ table: 'idp_payload', column: 'secret', row: uid });

  const begunIn = (interaction: Interaction) => {
    const begun = Begun.safeParse(interaction.lastSubmission).data;
    return begun
      ? { accountId: begun.accountId, newSecret: sealer.open(begun.secretSealed, cellOf(interaction)) }
      : null;
  };

  return {
    async begin(interaction: Interaction, accountId: string): Promise<void> {
      const secretSealed = sealer.seal(newSecret(), cellOf(interaction));
      interaction.lastSubmission = { accountId, secretSealed };
      await interaction.persist();
    },

    /** Whose password was right; null as long as none was. */
    accountOf: (interaction: Interaction): string | null => begunIn(interaction)?.accountId ?? null,

    async read(interaction: Interaction, brand: Brand): Promise<Reply<'getInteraction'>['secondFactor']> {
      const begun = begunIn(interaction);
      const agent = begun && (await accounts.agentOf(begun.accountId));
      if (!agent) return null;
      const factor = await factors.find(begun.accountId);
      const secret = factor?.secret ?? begun.newSecret;
      const picture = () => pictureOf(addressOf(secret, BRAND_TABLE[brand].name, agent.userName));
      const hasDemoCode = tellsDemoCodes && agent.email !== null && DEMO_EMAILS.has(agent.email);
      return {
        enrol: factor ? null : { secret, picture: picture() },
        demoCode: hasDemoCode ? unusedCode(secret, factor?.lastStep ?? 0, machine()) : null,
      };
    },

    /** @returns null for a code that opens nothing. */
    async take(
      interaction: Interaction,
      code: string,
      onEnrolled: (transaction: Queryable) => Promise<void>,
    ): Promise<{ recoveryCodes: string[] | null } | null> {
      const begun = begunIn(interaction);
      if (!begun) return null;
      const { accountId } = begun;
      const signs = code.replaceAll(/[\s-]/g, '');
      if ((await factors.find(accountId)) === null) {
        const recoveryCodes = await factors.enrol(accountId, begun.newSecret, signs, onEnrolled);
        return recoveryCodes && { recoveryCodes };
      }
      const isTaken = /^\d{6}$/.test(signs)
        ? await factors.takeCode(accountId, signs)
        : await factors.takeRecoveryCode(accountId, signs);
      return isTaken ? { recoveryCodes: null } : null;
    },
  };
}

/** The dark squares as one path. */
function pictureOf(text: string) {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
