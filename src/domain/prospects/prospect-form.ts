import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import {
  extrasOf,
  type IdentityField,
  type IdentityValues,
  identityFaults,
  identityToConfirm,
} from '#domain/identity/identity-form.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import type { Language } from '#domain/language/language.ts';
import { type Channel, faultOfAgreed, type Product } from './appointment.ts';

type Agreed = {
  profileType: TelesalesType | '';
  products: readonly Product[];
  agreedOn: string;
  channel: Channel | '';
};
/** The language is that of the reminders. */
export type ProspectValues = IdentityValues & Agreed & { language: Language };
export type ProspectField = IdentityField | keyof Agreed;

/** Only what the person will be asked to prove. */
export const extrasToWrite = (type: TelesalesType | '') => (type === '' ? [] : extrasOf(type));

/** What will not do, in the order of the page. */
export function prospectFaults(values: ProspectValues, today: IsoDate): ProspectField[] {
  const { profileType, products, agreedOn, channel } = values;
  const extras = extrasToWrite(profileType);
  const faults: ProspectField[] = [];
  if (profileType === '') faults.push('profileType');
  if (products.length === 0) faults.push('products');
  if (!isIsoDate(agreedOn) || faultOfAgreed(agreedOn, today)) faults.push('agreedOn');
  if (channel === '') faults.push('channel');
  faults.push(...identityFaults(values, extras, today));
  const isNumberRead = !extras.includes('mbi') || parseMedicareNumber(values.mbi) !== null;
  return isNumberRead || faults.includes('mbi') ? faults : [...faults, 'mbi'];
}

/** Of a form that will do; null for one that will not. */
export function prospectToRecord(values: ProspectValues, today: IsoDate) {
  const { profileType, products, agreedOn, channel, language } = values;
  if (profileType === '' || channel === '' || prospectFaults(values, today).length > 0) return null;
  const { action: _confirms, ...person } = identityToConfirm(values, extrasToWrite(profileType));
  return { profileType, language, person, appointment: { agreedOn, channel, products: [...products] } };
}
