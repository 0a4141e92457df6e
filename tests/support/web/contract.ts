import * as agentDesk from '#contract/agent-desk.ts';
import * as bootstrap from '#contract/bootstrap.ts';
import * as content from '#contract/content.ts';
import * as drugCost from '#contract/drug-cost.ts';
import * as drugDraft from '#contract/drug-draft.ts';
import * as drugReceipt from '#contract/drug-receipt.ts';
import * as drugInfo from '#contract/drugs.ts';
import * as geography from '#contract/geography.ts';
import * as identityPages from '#contract/identity.ts';
import * as pharmacies from '#contract/pharmacies.ts';
import * as pharmacyCosts from '#contract/pharmacy-costs.ts';
import * as planInfo from '#contract/plan-info.ts';
import * as profile from '#contract/profile.ts';
import * as signIn from '#contract/session.ts';

/** Every call that the page can make, with its schemas. */
export const contract = {
  ...agentDesk,
  ...bootstrap,
  ...content,
  ...drugCost,
  ...drugDraft,
  ...drugInfo,
  ...drugReceipt,
  ...geography,
  ...identityPages,
  ...pharmacies,
  ...pharmacyCosts,
  ...planInfo,
  ...profile,
  ...signIn,
};
