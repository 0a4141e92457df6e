import type { Provider } from '#contract/saved-providers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { specialtyOf } from '#web/parts/providers/provider-words.ts';
import { EnglishText } from '#web/ui/said.tsx';

/** The words of a list are English in every language of the page. */
export function SpecialtyLine({ provider }: { provider: Provider }) {
  const { words, isEnglish } = specialtyOf(provider, useDoctorsTexts());
  return isEnglish ? <EnglishText>{words}</EnglishText> : words;
}
