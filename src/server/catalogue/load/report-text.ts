import type { LoadReport } from './load.ts';
import type { FileReport } from './report.ts';

/** What a person reads when a load has ended. */
export function reportText({ editions, files, rejectionsFile }: LoadReport): string {
  const read = files.filter(({ layout }) => layout !== null);
  const skipped = files.filter(({ layout }) => layout === null);
  const lines = [
    'Now in use:',
    ...editions.map(({ dataset, planYear, source, rows }) => {
      const counts = Object.entries(rows).map(([table, count]) => `${count.toLocaleString('en')} ${table} rows`);
      return `  ${[dataset, planYear].filter(Boolean).join(' ')}: ${source}, ${counts.join(', ')}`;
    }),
    'Files read:',
    ...read.flatMap(fileLines),
    ...(skipped.length > 0 ? ['Files skipped:', ...skipped.map(skippedLine)] : []),
    ...(rejectionsFile ? [`Every rejected row, with its line and reason: ${rejectionsFile}`] : []),
  ];
  return lines.join('\n');
}

function fileLines({ file, layout, read, loaded, rejected }: FileReport): string[] {
  const counts = `${read.toLocaleString('en')} rows read, ${loaded.toLocaleString('en')} loaded`;
  const reasons = Object.entries(rejected).map(
    ([reason, count]) => `    ${count.toLocaleString('en')} rejected: ${reason}`,
  );
  return [`  ${file} (${layout}): ${counts}`, ...reasons];
}

const skippedLine = ({ file, skippedBecause }: FileReport) => `  ${file}: ${skippedBecause}`;
