import type { FirstView, PageToDraw } from '#contract/drawn-page.ts';

/** In characters of markup: with two bytes each, 32 MB. */
const MOST_CHARACTERS = 16_000_000;

type View = {
  of: string;
  plans: string | null;
  compared: string | null;
  drawn: Promise<FirstView>;
  characters: number;
};

/** The views of pages that show nothing of anybody's, drawn once a day for each address; the oldest go first. */
export class KeptViews {
  readonly #views = new Map<string, View>();
  #characters = 0;

  /** Null where none is kept of what the page shows now. */
  find(page: PageToDraw): Promise<FirstView> | null {
    const known = this.#views.get(keyOf(page));
    // The plans are kept as text that is ready: the same ones are the same text.
    const isSame = known?.of === dataOf(page) && known.plans === page.plans && known.compared === page.compared;
    return isSame ? known.drawn : null;
  }

  keep(page: PageToDraw, drawn: Promise<FirstView>) {
    const key = keyOf(page);
    const view = { of: dataOf(page), plans: page.plans, compared: page.compared, drawn, characters: 0 };
    this.#drop(key);
    this.#views.set(key, view);
    const isStillKept = () => this.#views.get(key) === view;
    drawn.then(
      ({ markup: { length } }) => {
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
