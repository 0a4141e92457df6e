import { afterEach, beforeEach, vi } from 'vitest';

type SavedFile = { name: string; file: Blob };

/** The files that the page under test gives the browser to save, the newest last. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file = new Blob();
    URL.revokeObjectURL = () => {};
    URL.createObjectURL = (given) => {
      file = given as Blob;
      return 'blob:file';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, file });
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  return saved;
}
