import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import type { StartContextValue } from '#web/lib/start-context.ts';
import type { Start } from './start.ts';

type More = Required<Pick<StartContextValue, 'texts' | 'example' | 'screen'>> & Pick<StartContextValue, 'onTitle'>;

export function startContextOf(start: Start, more: More): StartContextValue {
  const { language, flags, editions, limits, providerPartnerCode } = start;
  return {
    language,
    flags,
    editions,
    limits,
    providerPartnerCode,
    ...more,
    site: BRAND_TABLE[start.brand],
  };
}
