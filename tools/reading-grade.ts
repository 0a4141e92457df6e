import { readdirSync } from 'node:fs';
import { flatten } from '../src/content/documents/page-words.ts';
import { englishGrade, spanishEase } from './reading-grade/grade.ts';

// npm run reading-grade   the texts that are too hard to read, the hardest first; fails when there are any

/** Flesch-Kincaid grade 7 at most, Fernández-Huerta 70 at least. See docs/decisions/0072. */
const MOST_GRADE = 7;
const LEAST_EASE = 70;

/** Fixed to the letter by the specification, by law or by those who ask for the line; and one that programs read. */
const EXEMPT = new Set([
  'shell.sources.drugNames',
  'profileShell.outage.text',
  'profileShell.loading.importing',
  'imports.dialog.loading',
  'imports.dialog.noClaims',
  'profileMerge.attemptsLeft',
  'profileMerge.title',
  'planCard.snpTooltips.nursing-home-care',
  'supplement.disclosures.paragraphs.2',
  'supplement.disclosures.paragraphs.3',
  'problems.idempotency-key-reused.detail',
]);

type Hard = { place: string; measure: number; text: string };

async function hardTexts(language: 'en' | 'es'): Promise<Hard[]> {
  const folder = new URL(`../src/content/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/(\.test|texts)\.ts$/.test(file));
  const hard: Hard[] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [name, words] of Object.entries(module)) {
      for (const [place, text] of placesOf(words, name)) {
        if (EXEMPT.has(place)) continue;
        const measure = language === 'en' ? englishGrade(text) : spanishEase(text);
        const isHard = measure !== null && (language === 'en' ? measure > MOST_GRADE : measure < LEAST_EASE);
        if (isHard) hard.push({ place: `${language}/${file} ${place}`, measure, text });
      }
    }
  }
  return hard.toSorted((a, b) => (language === 'en' ? b.measure - a.measure : a.measure - b.measure));
}

/** A text that computes with its values is left out: it has no sample values. */
function placesOf(words: unknown, name: string): [string, string][] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => {
    try {
      return [...flatten({ [key]: value }, name)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
    } catch {
      return [];
    }
  });
}

for (const language of ['en', 'es'] as const) {
  const hard = await hardTexts(language);
  for (const { place, measure, text } of hard) console.log(`${measure.toFixed(1)} ${place}: ${text}`);
  console.log(`${language}: ${hard.length} texts are too hard to read`);
  if (hard.length > 0) process.exitCode = 1;
}
