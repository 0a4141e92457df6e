/**
 * Where people have addresses: the states, the district, the territories.
 * @source USPS Publication 28, appendix B
 */
export const STATE_CODES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
).split(' ');

export const isStateCode = (text: string) => STATE_CODES.includes(text.toUpperCase());
