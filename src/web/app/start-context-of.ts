import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import type { Texts } from '#content/en/texts.ts';
import type { Screen } from '#contract/drawn-page.ts';
import type { ExampleYear } from '#contract/example-year.ts';
import type { StartContextValue } from '#web/lib/start-context.ts';
import type { Start } from './start.ts';

type More = { texts: Texts; example: ExampleYear | null; screen: Screen | undefined };

export function startContextOf(start: Start, { texts, example, screen }: More): StartContextValue {
  const { language, flags, editions, limits, providerPartnerCode } = start;
  return {
    language,
    flags,
    editions,
    limits,
    providerPartnerCode,
    texts,
    example,
    screen,
    site: BRAND_TABLE[start.brand],
  };
}
