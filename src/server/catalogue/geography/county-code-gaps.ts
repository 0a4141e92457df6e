/**
 * Codes of counties that the Census file names and GeoNames does not, by state and name.
 * Three have a new name or belong to a neighbour by now; CMS goes by that.
 * @source US Census Bureau, FIPS county codes and their changes since 2010
 */
export const MISSING_CODES: Readonly<Record<string, string>> = {
  'AK wadehampton': '02158',
  'AK wrangell': '02275',
  'AK yakutat': '02282',
  'CT hartford': '09003',
  'CT newhaven': '09009',
  'GA quitman': '13239',
  'GA randolph': '13243',
  'HI kalawao': '15005',
  'SD shannon': '46102',
  'VA bedfordcity': '51019',
};

export const LATER_NAMES: Readonly<Record<string, string>> = {
  '02158': 'Kusilvak Census Area',
  '46102': 'Oglala Lakota County',
  '51019': 'Bedford County',
};
