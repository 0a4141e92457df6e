/** Whole seconds as mm:ss. AUTH-601. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
