import type { WriteSection } from '#server/profile/write-section.ts';
import { findChoice, keepChoice } from './store.ts';

export const extraHelpRoutes = ({ write }: { write: WriteSection }) => [
  write('saveExtraHelp', ({ params: { uuid }, body: { choice } }) => ({
    action: 'save-extra-help',
    request: [choice],
    apply: async (transaction) => {
      if ((await findChoice(transaction, uuid)) === choice) return [];
      await keepChoice(transaction, uuid, choice);
      return ['choice'];
    },
  })),
];
