const SECOND = 1_000;
/** What a quiet process has saved may be spent at once, when many come together. */
const SAVED_SECONDS = 2;

/** How much of its time a process may still spend on drawing: whoever waits for an answer comes first. */
export class DrawingTime {
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #countedAt: number;

  /**
   * @param perSecond milliseconds of each second
   * @param now in milliseconds, on a clock that never goes back
   */
  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = this.#most;
    this.#countedAt = now();
  }

  isLeft(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#countedAt) / SECOND) * this.#perSecond);
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

  get #most(): number {
    return SAVED_SECONDS * this.#perSecond;
  }
}
