import type pg from 'pg';
import type { CatalogueStore } from './catalogue/store.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Documents } from './features/content/documents.ts';
import { sessionLimits } from './http/register-request-context.ts';
import { mergeFinisher } from './identity/guest-merge/merge-guest.ts';
import { endWriter } from './identity/session/session-ends.ts';
import { deletionsJob } from './jobs/deletions.ts';
import { endedDraftsJob } from './jobs/ended-drafts.ts';
import { endedGuestsJob } from './jobs/ended-guests.ts';
import { endedProspectsJob } from './jobs/ended-prospects.ts';
import { endedSessionsJob } from './jobs/ended-sessions.ts';
import { endedViewsJob } from './jobs/ended-views.ts';
import { expiredRowsJob } from './jobs/expired-rows.ts';
import { openRowsJob } from './jobs/open-rows.ts';
import { remindProspectsJob } from './jobs/remind-prospects.ts';
import type { Job } from './jobs/runner.ts';
import { unfinishedMergesJob } from './jobs/unfinished-merges.ts';
import { outbox } from './mail/outbox.ts';
import { eventRecorder } from './profile/access-events.ts';
import { auditTrail } from './profile/record.ts';
import { profileSections } from './profile/sections.ts';
import type { KeyRing } from './security/key-ring.ts';
import { fieldSealer } from './security/sealed-field.ts';
import { auditAnchorJob } from './trail-check/anchor-job.ts';
import { type Anchor, auditAnchors } from './trail-check/anchors.ts';

type Parts = {
  config: Config;
  pool: pg.Pool;
  /** Of the role that may remove what shoppers want removed. */
  keeper: pg.Pool;
  machine: Clock;
  documents: Documents;
  catalogue: CatalogueStore;
  dataKeys: KeyRing;
  auditKeys: KeyRing;
  onAnchor: (anchor: Anchor) => void;
};

/** All work that comes back by the clock. */
export function allJobs({
  config,
  pool,
  keeper,
  machine,
  documents,
  catalogue,
  dataKeys,
  auditKeys,
  onAnchor,
}: Parts): Job[] {
  const record = eventRecorder({ machine, auditKeys });
  const trail = auditTrail(auditKeys);
  // What a page would be told of bad rows it is told when somebody looks.
  const sealer = fieldSealer(dataKeys);
  const sections = profileSections({
    sealer,
    cardsById: catalogue.cardsById,
    planContact: catalogue.planContact,
    onBadDrugs: () => {},
    onBadProviders: () => {},
    onBadImport: () => {},
    hasClaimsKeeper: false,
  });
  // Where no mail leaves, none is written.
  const reminds = config.mail !== null || !config.production;
  return [
    expiredRowsJob(pool),
    endedSessionsJob({
      pool,
      limitsOf: (brand) => sessionLimits(documents(brand, 'profile'), config),
      agentLimits: config.agentLimits,
      writeEnds: endWriter(record),
    }),
    endedViewsJob(pool, record),
    openRowsJob(pool, sealer),
    endedDraftsJob({ pool, machine, trail }),
    endedGuestsJob({ pool, trail, sections }),
    ...(reminds ? [remindProspectsJob({ pool, sealer, outbox: outbox({ pool, sealer, machine }) })] : []),
    endedProspectsJob({ pool, trail, sections }),
    deletionsJob({ pool: keeper, trail, sections }),
    unfinishedMergesJob(mergeFinisher({ pool, machine, trail, sections })),
    auditAnchorJob({ pool, anchors: auditAnchors(auditKeys), onAnchor }),
  ];
}
