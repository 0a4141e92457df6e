import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { ProviderDraft } from '#contract/provider-draft.ts';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';
import { asKept } from '../providers.ts';
import type { Answers } from './fake-network.ts';

export type KeptProviders = {
  providers?: readonly ProviderToKeep[];
  providerDraft?: ProviderDraft | null;
} & Partial<Pick<ProfileReply, 'unreadableProviders'>>;

/** The doctors of a profile as the server keeps them. */
export function fakeProviders({ providers: first = [], providerDraft = null, ...kept }: KeptProviders) {
  let { unreadableProviders } = kept;
  let providers = first.map(asKept);
  let draft = providerDraft;
  let version = 5;

  const details = () => ({
    providersDetails: { providerIdList: providers, zipCode: null, planYear: null, millimanProviders: [] },
    ...(unreadableProviders && { unreadableProviders }),
  });

  // What was shown of somebody on the list stays, whatever a request says.
  const withShown = (provider: ProviderToKeep): ProviderToKeep => {
    const before = providers.find((other) => uniqueIdOf(other) === uniqueIdOf(provider));
    return before?.shownAnswers ? { ...provider, shownAnswers: before.shownAnswers } : provider;
  };

  return {
    versions: () => ({ providers: version }),
    details,
    draft: () => draft,
    /** In another tab. */
    savesElsewhere: (list: readonly ProviderToKeep[]) => {
      providers = list.map(asKept);
      version += 1;
    },
    answers: (reply: () => ProfileReply) =>
      ({
        saveProviders: ({ headers, body: { providerIdList, removeUnreadable } }) => {
          if (headers['if-match'] !== `"${version}"`)
            throw new Problem('stale-version', { current: { ...reply(), ...details() } });
          if (providerIdList) providers = providerIdList.map((provider) => asKept(withShown(provider)));
          if (removeUnreadable) unreadableProviders = undefined;
          version += 1;
          return { ...reply(), ...details() };
        },
        // What lists say is the business of the server; here its answer is that nothing is new.
        keepShownAnswers: () => ({ ...reply(), ...details() }),
        readProviderDraft: () => ({ draft }),
        keepProviderDraft: ({ body }) => {
          draft = body;
          return { draft };
        },
        dropProviderDraft: () => {
          draft = null;
          return { draft };
        },
      }) satisfies Answers,
  };
}
