import type { DoctorsTexts } from '#content/en/doctors-texts.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { readableName } from '#domain/providers/provider-name.ts';
import { iconOf } from './provider-icon.tsx';

type Kinds = DoctorsTexts['specialties'];

/** What kind of doctor it is, in everyday words; the words of the list where it has no kind that we know. */
export function specialtyOf(
  provider: Provider,
  { doctors, specialties }: DoctorsTexts,
): { words: string; isEnglish: boolean } {
  const kinds = provider.specialities.flatMap((kind) =>
    kind in specialties ? specialties[kind as keyof Kinds].name : [],
  );
  if (kinds.length > 0) return { words: kinds.join(' · '), isEnglish: false };
  if (provider.speciality) return { words: readableName(provider.speciality), isEnglish: true };
  const icon = iconOf(provider);
  return { words: icon === 'default' ? doctors.kindUnknown : doctors.kind[icon], isEnglish: false };
}

export const addressOf = ({ providerAddress: { line, city, stateCode, zipCode } }: Pick<Provider, 'providerAddress'>) =>
  `${line}, ${city}, ${stateCode} ${zipCode}`;

/** Ten digits as they are read; anything else stays as the list has it. */
export const dashedPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
