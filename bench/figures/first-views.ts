import { type Figure, rounded, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

/** What drawing its first view adds to a page: where the view is kept, and where it is drawn for one person. */
export async function firstViewFigures(): Promise<Figure[]> {
  const { origin, bareUrl, cookie, stop } = await startSubject();
  const page = { accept: 'text/html' };
  try {
    const { bare, plain, kept, drawn } = await throughputs({
      bare: { url: bareUrl },
      plain: { url: `${origin}/medicare-education`, headers: page },
      kept: { url: `${origin}/`, headers: page },
      drawn: { url: `${origin}/shopper-profile`, headers: { ...page, cookie } },
    });
    return [
      { name: 'a page that is not drawn, to bare', value: rounded(plain / bare), unit: 'ratio' },
      { name: 'home, whose view is kept, to a page that is not drawn', value: rounded(kept / plain), unit: 'ratio' },
      {
        name: 'a profile, drawn for its person, to a page that is not drawn',
        value: rounded(drawn / plain),
        unit: 'ratio',
      },
      { name: 'profiles drawn', value: rounded(drawn), unit: 'a second' },
    ];
  } finally {
    await stop();
  }
}
