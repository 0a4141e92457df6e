/**
 * One spelling for the names of a county: 'St. Lawrence', 'Saint Lawrence County' and 'SAINT LAWRENCE' are one.
 * A city of Virginia keeps its 'city', because there are counties of the same name.
 */
export function countyNameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ \(ca\)$/, '')
    .replace(/^city of (.*)$/, '$1 city')
    .replace(/( city)? \(city\)?$/, ' city')
    .replace(/[.']/g, '')
    .replace(/^st /, 'saint ')
    .replace(/^ste /, 'sainte ')
    .replace(/^city and county of /, '')
    .replace(/ (county|parish|city and borough|borough|census area|municipality|municipio|planning region)$/, '')
    .replace(/[^a-z]/g, '');
}

/** Finds the five-digit code of a county by its state and name. */
export type CountyLookup = { find(stateCode: string, name: string): string | null; has(countyFips: string): boolean };

export type NamedCounty = { state_code: string; county_name: string; county_fips: string };

export function countyLookup(counties: Iterable<NamedCounty>): CountyLookup {
  const byName = new Map<string, string>();
  const codes = new Set<string>();
  for (const { state_code, county_name, county_fips } of counties) {
    codes.add(county_fips);
    byName.set(`${state_code} ${countyNameKey(county_name)}`, county_fips);
  }
  return {
    has: (countyFips) => codes.has(countyFips),
    find: (stateCode, name) => byName.get(`${stateCode} ${countyNameKey(name)}`) ?? null,
  };
}
