import type { PlanDetails, PlanSource } from '#contract/plan.ts';
import { fileNameOf, releaseOf } from '../files/file-name.ts';
import type { FileReport } from '../load/report.ts';
import { benefits } from '../readers/benefits.ts';
import { tiers } from '../readers/tiers.ts';
import type { EditionRow } from './current-editions.ts';

export type ReportedEdition = EditionRow & { report: { files?: Pick<FileReport, 'file' | 'layout' | 'loaded'>[] } };

type Found = {
  edition: ReportedEdition;
  /** The edition of the ratings file, when the plan's stars are from there. */
  stars: EditionRow | null;
  has: { benefits: boolean; tiers: boolean; stars: boolean };
};

/** Which file each group of a plan's facts comes from, as the report of its load remembers. */
export function sourcesOf({ edition, stars, has }: Found): PlanDetails['sources'] {
  const planList = { source: edition.source, asOf: edition.as_of };
  const fileOf = (layout: string): PlanSource => {
    const file = edition.report.files?.find((known) => known.layout === layout && known.loaded > 0);
    // Made-up files lie nowhere that a person could look.
    if (!file || edition.made_up) return planList;
    const name = fileNameOf(file.file);
    return { source: `${layout} (${name})`, asOf: releaseOf(name) };
  };
  return {
    planList,
    benefits: has.benefits ? fileOf(benefits.name) : null,
    tiers: has.tiers ? fileOf(tiers.name) : null,
    stars: has.stars ? (stars ? { source: stars.source, asOf: stars.as_of } : planList) : null,
  };
}
