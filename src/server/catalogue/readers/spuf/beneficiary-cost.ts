import type { ChannelCost } from '#server/catalogue/drug-tables.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Header, Row } from '#server/catalogue/files/row.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readCents, readDaysCode, readFlag, readListedPlan, readParts, readTier, readWhole } from './cells.ts';

const CHANNELS = ['PREF', 'NONPREF', 'MAIL_PREF', 'MAIL_NONPREF'] as const;
const LAST_MOST = 'COST_MAX_AMT_MAIL_NONPREF';
// Some releases print the title of an earlier column over the last one.
const LAST_MOST_SLIP = 'COST_MAX_AMT_NONPREF 2';

const columnsOf = (channel: string) => ({
  kind: `COST_TYPE_${channel}`,
  amount: `COST_AMT_${channel}`,
  least: `COST_MIN_AMT_${channel}`,
  most: `COST_MAX_AMT_${channel}`,
});

/** What a fill costs on each tier, in each phase, for each supply and kind of pharmacy. */
export const beneficiaryCost: Layout = {
  name: 'CMS beneficiary costs',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['COVERAGE_LEVEL', 'DED_APPLIES_YN']),
  needs: (header) => [
    'CONTRACT_ID',
    'PLAN_ID',
    'SEGMENT_ID',
    'TIER',
    'DAYS_SUPPLY',
    'TIER_SPECIALTY_YN',
    ...CHANNELS.flatMap((channel) => Object.values(columnsOf(channel))).map((title) =>
      title === LAST_MOST ? lastMost(header) : title,
    ),
  ],
  planYear: saysNoYear,
  reader: (context, header) => {
    const [preferred, standard, mailPreferred, mailStandard] = CHANNELS.map(columnsOf) as [
      Columns,
      Columns,
      Columns,
      Columns,
    ];
    mailStandard.most = lastMost(header);
    return (row, put) => {
      put('tier_cost', {
        plan_id: readListedPlan(row, context),
        coverage_level: readLevel(row),
        tier: readTier(row),
        days: readDaysCode(row),
        preferred: readCost(row, preferred),
        standard: readCost(row, standard),
        mail_preferred: readCost(row, mailPreferred),
        mail_standard: readCost(row, mailStandard),
        is_specialty: readFlag(row, 'TIER_SPECIALTY_YN'),
        deductible_applies: readFlag(row, 'DED_APPLIES_YN'),
        source_line: row.line,
      });
    };
  },
};

const NOT_TOLD: ChannelCost = [];

type Columns = ReturnType<typeof columnsOf>;

const lastMost = (header: Header) =>
  header.has(LAST_MOST_SLIP) && !header.has(LAST_MOST) ? LAST_MOST_SLIP : LAST_MOST;

/** Before the deductible is met, after it, and after the yearly limit. */
function readLevel(row: Row): number {
  const level = readWhole(row, 'COVERAGE_LEVEL', 9);
  return [0, 1, 3].includes(level) ? level : rejectRow('the coverage level is not known', String(level));
}

// Where a channel is not offered CMS prints zeros: they are no price. Nor is a least or a most of 0 a limit. Only the kind
// 0 says that nothing is offered: a blank, or a kind without its amount, says nothing at all.
function readCost(row: Row, { kind, amount, least, most }: Columns): ChannelCost | null {
  const type = row.get(kind);
  if (type === '0') return null;
  if (type === '') return NOT_TOLD;
  if (type !== '1' && type !== '2') rejectRow('the kind of cost is not known', `${kind}: '${type}'`);
  const isCopay = type === '1';
  const cost = isCopay ? readCents(row, amount) : readParts(row, amount);
  if (cost === null) return NOT_TOLD;
  return [isCopay ? 1 : 2, cost, readCents(row, least) || null, readCents(row, most) || null];
}
