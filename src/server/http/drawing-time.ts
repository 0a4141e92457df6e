/** Of its time a process draws at most this share. */
const SHARE = 0.5;
/** In milliseconds: what a quiet process may spend at once, when many come together. */
const MOST_SAVED = 1_000;

/** How much of its time a process may still spend on drawing: whoever waits for an answer comes first. */
export class DrawingTime {
  readonly #now: () => number;
  #left = MOST_SAVED;
  #countedAt: number;

  /** @param now in milliseconds, on a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
    this.#countedAt = now();
  }

  isLeft(): boolean {
    const now = this.#now();
    this.#left = Math.min(MOST_SAVED, this.#left + (now - this.#countedAt) * SHARE);
    this.#countedAt = now;
    return this.#left > 0;
  }

  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = this.#now();
    try {
      return await work();
    } finally {
      this.#left -= this.#now() - begun;
    }
  }
}
