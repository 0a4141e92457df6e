import type { PageToDraw } from '#contract/drawn-page.ts';

/** In characters of markup: with two bytes each, 32 MB. */
const MOST_CHARACTERS = 16_000_000;

type View = { of: string; plans: string | null; compared: string | null; markup: Promise<string>; characters: number };

/** The views of pages that show nothing of anybody's, drawn once a day for each address; the oldest go first. */
export class KeptViews {
  readonly #views = new Map<string, View>();
  #characters = 0;

  /** Null where none is kept of what the page shows now. */
  find(page: PageToDraw): Promise<string> | null {
    const known = this.#views.get(keyOf(page));
    // The plans are kept as text that is ready: the same ones are the same text.
    const isSame = known?.of === dataOf(page) && known.plans === page.plans && known.compared === page.compared;
    return isSame ? known.markup : null;
  }

  keep(page: PageToDraw, markup: Promise<string>) {
    const key = keyOf(page);
    const view = { of: dataOf(page), plans: page.plans, compared: page.compared, markup, characters: 0 };
    this.#drop(key);
    this.#views.set(key, view);
    const isStillKept = () => this.#views.get(key) === view;
    markup.then(
      ({ length }) => {
        if (!isStillKept()) return;
        view.characters = length;
        this.#characters += length;
        for (const oldest of this.#views.keys()) if (this.#characters > MOST_CHARACTERS) this.#drop(oldest);
      },
      () => isStillKept() && this.#drop(key),
    );
  }

  #drop(key: string) {
    this.#characters -= this.#views.get(key)?.characters ?? 0;
    this.#views.delete(key);
  }
}

const keyOf = ({ id, address, screen, boot }: PageToDraw) => [id, boot.brand, boot.language, screen, address].join(' ');

/** Of the time only the day counts: no rule of a page knows hours. */
const dataOf = ({ boot, place, example }: PageToDraw) =>
  JSON.stringify([{ ...boot, systemDate: boot.systemDate.slice(0, 'YYYY-MM-DD'.length) }, place, example]);
