import { STATE_NAMES } from '#domain/geography/state-names.ts';
import type { Language } from '#domain/language/language.ts';

/** Where Spanish has a name of its own. @source RAE, Ortografía de la lengua española, appendix of geographic names */
const IN_SPANISH: Readonly<Record<string, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  AS: 'Samoa Americana',
  MP: 'Islas Marianas del Norte',
  VI: 'Islas Vírgenes',
};

/** A state by its two letters, as people of the language call it; the letters where there is no such state. */
export function stateName(code: string, language: Language): string {
  const own = language === 'es' ? IN_SPANISH[code] : undefined;
  return own ?? STATE_NAMES.find((state) => state.code === code)?.name ?? code;
}
