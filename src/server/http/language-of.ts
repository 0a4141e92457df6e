import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, type Language } from '#domain/language/language.ts';

/** What they chose on the page, else the language that their browser prefers. Decision 0099. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const { lang } = cookies;
  if (lang !== undefined && isLanguage(lang)) return lang;
  const preferred = headers['accept-language']?.toLowerCase().replaceAll(REGION, '') ?? '';
  return (negotiate(preferred, [...LANGUAGES]) as Language | null) ?? 'en';
}

/** Spanish of Mexico is Spanish. */
const REGION = /-[a-z0-9-]+/g;
