import { isPhoneNumber } from './phone-number.ts';

/** The kinds of plan that may have a line of their own. PLAN-600. */
export const PHONE_PRODUCTS = ['MA', 'PDP', 'SNP', 'MS'] as const;
export type PhoneProduct = (typeof PHONE_PRODUCTS)[number];

/** Of one brand; null where the deployment names no number. CONTENT-417. */
export type BrandPhones = {
  needHelp: string | null;
  enroll: Readonly<Partial<Record<PhoneProduct, string | null | undefined>>>;
};

/** Which line a plan belongs to: MAPD, PFFS and the rest are Medicare Advantage, whatever their product is called. */
export function phoneProductOf(productType: string): PhoneProduct {
  const type = productType.trim().toUpperCase();
  if (type.includes('SNP')) return 'SNP';
  return type === 'PDP' || type === 'MS' ? type : 'MA';
}

/**
 * The number of the learn-more popup. PLAN-015, PLAN-600.
 * @param supplementOfVisitor Supplement has a source of its own: the cookie's number comes before the brand's.
 * @returns null when there is no number to call: no link is shown then.
 */
export function learnMorePhone(
  { enroll, needHelp }: BrandPhones,
  productType: string,
  supplementOfVisitor: string | null = null,
): string | null {
  const product = phoneProductOf(productType);
  const inOrder = [product === 'MS' ? supplementOfVisitor : null, enroll[product], needHelp];
  return inOrder.find((phone) => phone && isPhoneNumber(phone)) ?? null;
}
