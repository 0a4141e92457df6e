import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import { inTransaction, type Queryable } from '#server/db/transaction.ts';
import type { TokenSigner } from '#server/security/signed-token.ts';
import { type AgentView, addView, findView, moveHeader, redeemCode } from './agent-view-store.ts';

const PURPOSE = 'agent-view';

const Header = z.object({ viewId: z.uuid(), count: z.int().nonnegative() });

/** How long a value lasts after the next one was given out, so that parallel calls do not lock the agent out. */
const OVERLAP = 30_000;

/** A code is used by the tab that opens with it, which takes a moment. */
const CODE_LIFE = 60_000;

/** How long an opened view lasts, however much it is used. */
export const VIEW_LIFE = 60 * 60_000;

/** How the code of a view differs from that of a sign-in. */
const CODE = /^view\.([0-9a-f-]{36})\.([\w-]{43})$/;

type WriteOpened = (transaction: Queryable, subject: string) => Promise<void>;

export type AgentViews = ReturnType<typeof agentViews>;

/**
 * One opened profile for each tab of an agent. The tab holds a signed header value that moves on while it is used, so
 * that a copy of the tab, which keeps the old value, has to open the profile anew. Design §8.
 */
export function agentViews({ pool, signer, machine }: { pool: pg.Pool; signer: TokenSigner; machine: Clock }) {
  const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
  const headerOf = ({ viewId, headerCount }: AgentView) => signer.sign(PURPOSE, { viewId, count: headerCount });

  return {
    isViewCode: (code: string) => CODE.test(code),

    /** @returns the code that opens it once. */
    async prepare(view: { sessionHash: string; subject: string; reason: string }): Promise<string> {
      const viewId = randomUUID();
      const code = `view.${viewId}.${randomBytes(32).toString('base64url')}`;
      const at = machine();
      await addView(pool, { ...view, viewId, codeHash: hashOf(code), codeExpiresAt: at + CODE_LIFE, at });
      return code;
    },

    /** Opens the view with its code, and writes that down. @returns null for a code that opens nothing. */
    async open(code: string, sessionHash: string, write: WriteOpened) {
      const viewId = CODE.exec(code)?.[1];
      if (viewId === undefined) return null;
      return inTransaction(pool, async (transaction) => {
        const view = await redeemCode(transaction, { viewId, sessionHash, codeHash: hashOf(code), at: machine() });
        if (!view) return null;
        await write(transaction, view.subject);
        return { subject: view.subject, header: headerOf(view) };
      });
    },

    /** Whose profile a header opens, and the value to send next time; null for one that opens nothing any more. */
    async follow(
      header: string,
      sessionHash: string,
    ): Promise<{ viewId: string; subject: string; header: string } | null> {
      const sent = Header.safeParse(signer.read(PURPOSE, header)).data;
      const view = sent && (await findView(pool, { viewId: sent.viewId, sessionHash, after: machine() - VIEW_LIFE }));
      if (!sent || !view) return null;

      const since = Math.max(0, machine() - view.headerSince);
      const isNewest = sent.count === view.headerCount;
      const isOneBefore = sent.count === view.headerCount - 1 && since < OVERLAP;
      if (!isNewest && !isOneBefore) return null;

      if (isOneBefore || since < OVERLAP) return { ...view, header: headerOf(view) };
      await moveHeader(pool, view, machine());
      return { ...view, header: headerOf({ ...view, headerCount: view.headerCount + 1 }) };
    },
  };
}
