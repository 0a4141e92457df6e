import type { Language } from '#domain/language/language.ts';
import { applicationElection as englishElection } from './en/application-election.ts';
import { applicationFields as englishFields } from './en/application-fields.ts';
import { applicationElection as spanishElection } from './es/application-election.ts';
import { applicationFields as spanishFields } from './es/application-fields.ts';

const IN = {
  en: { ...englishFields, ...englishElection },
  es: { ...spanishFields, ...spanishElection },
} satisfies Record<Language, unknown>;

type Texts = Readonly<Record<string, { label?: string; day?: string }>>;

/** What a question of the application was called to whoever answered it; its key where it has no words of its own. */
export function applicationLabel(language: Language, key: string): string {
  const { fields, reasons }: { fields: Texts; reasons: Texts } = IN[language];
  const reason = key.replace(/Date$/, '');
  return fields[key]?.label ?? reasons[key]?.label ?? reasons[reason]?.day ?? key;
}
