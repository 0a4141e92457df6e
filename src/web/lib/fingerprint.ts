/**
 * A short digest (FNV-1a) that tells whether a text is the one from before, and from which nobody finds it again: many
 * texts share each of its values.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
