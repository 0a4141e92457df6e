import type { CoverageRow } from '#domain/drugs/coverage-row.ts';

const PATHS: Record<Exclude<CoverageRow, 'pharmacy-message'>, string> = {
  covered: 'M4 12l5 5L20 6',
  'not-covered': 'M5 5l14 14M19 5L5 19',
  'not-offered': 'M12 4v10M12 18v2',
  'not-available': 'M5 12h14',
};

/** Its word stands beside it, so that neither colour nor shape has to say it alone. */
export const CoverageIcon = ({ row }: { row: Exclude<CoverageRow, 'pharmacy-message'> }) => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={PATHS[row]} />
  </svg>
);
