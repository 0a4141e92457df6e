import type { Cents } from '#domain/money/cents.ts';

/** What one month costs. A part that nobody can tell is null, and then so is the sum: it would look like less. */
export type CashMonth = {
  /** 1 to 12. */
  month: number;
  premium: Cents | null;
  /** At the pharmacy; with the Payment Plan only what it does not spread. */
  pharmacy: Cents | null;
  /** Of the Payment Plan; null where the shopper does not look at it. */
  bill: Cents | null;
  total: Cents | null;
};

export type CashYear = {
  months: CashMonth[];
  /** The sums of the months; null as soon as one month is not known. */
  premium: Cents | null;
  pharmacy: Cents | null;
  bill: Cents | null;
  total: Cents | null;
};

type Costs = {
  /** The first month with cover, 1 to 12. */
  fromMonth: number;
  monthlyPremium: Cents | null;
  /** Twelve, January first, as the estimate of the drugs has them; null where a drug has no figure, or none is known. */
  pharmacy: readonly Cents[] | null;
  /** With what they stand for at the counter; null where the shopper does not look at them. */
  bills: { bills: readonly Cents[]; billable: readonly Cents[] } | null;
};

const MONTHS = 12;

/** The months of a plan's year in which there is cover. No month before it costs anything, so none is listed. */
export function cashYear({ fromMonth, monthlyPremium, pharmacy, bills }: Costs): CashYear {
  const months = Array.from({ length: MONTHS - fromMonth + 1 }, (_, later): CashMonth => {
    const month = fromMonth + later;
    const spread = bills?.billable[month - 1] ?? 0;
    const counter = pharmacy?.[month - 1] ?? null;
    const atPharmacy = counter === null ? null : counter - spread;
    const bill = bills?.bills[month - 1] ?? null;
    const parts = bills ? [monthlyPremium, atPharmacy, bill] : [monthlyPremium, atPharmacy];
    return { month, premium: monthlyPremium, pharmacy: atPharmacy, bill, total: sumKnown(parts) };
  });
  const sumOf = (part: keyof Omit<CashMonth, 'month'>) => sumKnown(months.map((month) => month[part]));
  return {
    months,
    premium: sumOf('premium'),
    pharmacy: sumOf('pharmacy'),
    bill: sumOf('bill'),
    total: sumOf('total'),
  };
}

const sumKnown = (parts: readonly (Cents | null)[]): Cents | null =>
  parts.reduce<Cents | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
