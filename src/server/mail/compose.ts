import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { mails as english, type MailText } from '#content/en/mails.ts';
import { mails as spanish } from '#content/es/mails.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Language } from '#domain/language/language.ts';
import { escapeHtml } from '#server/security/escape-html.ts';
import type { Mail } from './outbox.ts';

const WORDS: Record<Language, typeof english> = { en: english, es: spanish };

/** Who reads it: the brand and the language of the page that it was asked for on. */
export type Reader = { to: string; brand: Brand; language: Language };

type Kind = keyof typeof english;
type Content = { kind: Kind; code: string | null; minutes: number };

/** The mail as text, and the same as HTML in letters that are easy to read. It holds no name: a stranger may have typed it. */
export function composeMail({ to, brand, language }: Reader, { kind, code, minutes }: Content): Mail {
  const { name } = BRAND_TABLE[brand];
  const words = WORDS[language][kind](name, minutes);
  const inGroups = code?.replace(/(?<=^\d{4})/, ' ') ?? null;
  return {
    to,
    subject: words.subject,
    text: textOf(words, inGroups, name),
    html: htmlOf(words, inGroups, { name, language }),
  };
}

const textOf = ({ before, after }: MailText, code: string | null, name: string) =>
  [...before, ...(code === null ? [] : [code]), ...after, name].join('\n\n');

function htmlOf({ subject, before, after }: MailText, code: string | null, from: { name: string; language: Language }) {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const large = code === null ? '' : `<p style="font-size:32px;letter-spacing:2px"><strong>${code}</strong></p>`;
  return `<!doctype html>
<html lang="${from.language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Arial,sans-serif;font-size:18px;line-height:1.5;max-width:36em">
${paragraphs(before)}
${large}
${paragraphs(after)}
${paragraphs([from.name])}
</body>
</html>`;
}
