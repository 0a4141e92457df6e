import type pg from 'pg';
import { type EditionKey, type LeftOut, partOf } from './edition-tables.ts';

/**
 * What the lines of a plan that lie apart tell twice. Of lines that follow each other the readers know it; of the others
 * only the first part is ever asked, so nothing has to be taken out of a list that plans share.
 */
export async function findOverlaps(client: pg.ClientBase, { edition }: EditionKey): Promise<LeftOut[]> {
  const [price, prices, network, networks] = (
    ['drug_price', 'plan_prices', 'pharmacy_network', 'plan_network'] as const
  ).map((table) => partOf(table, edition));
  const { rows } = await client.query<LeftOut>(`
    select distinct later.source_file as file, later.source_line + mine.line as line,
      concat_ws(' ', 'drug', lpad(ours.ndc::text, 11, '0'), mine.days) as key
    from ${prices} as later
    join ${prices} as earlier on earlier.plan_number = later.plan_number and earlier.part < later.part
    join ${price} as ours on ours.price_list = later.price_list
    join ${price} as other on other.price_list = earlier.price_list and other.ndc = ours.ndc
    cross join lateral (values (30, ours.line_30, other.line_30), (60, ours.line_60, other.line_60),
      (90, ours.line_90, other.line_90)) as mine (days, line, other_line)
    where later.part > 1 and mine.line is not null and mine.other_line is not null
    union all
    select distinct later.source_file, later.source_line + mine.line, concat_ws(' ', 'pharmacy', mine.number)
    from ${networks} as later
    join ${networks} as earlier on earlier.plan_number = later.plan_number and earlier.part < later.part
    join ${network} as ours on ours.network = later.network
    cross join lateral unnest(ours.pharmacy_numbers, ours.lines) as mine (number, line)
    join ${network} as other on other.network = earlier.network and other.first_number <= mine.number
      and mine.number = any (other.pharmacy_numbers)
    where later.part > 1
    order by 1, 2`);
  return rows;
}
