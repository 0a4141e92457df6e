import type { FolderReport } from '../networks/load-folders.ts';
import type { LoadReport } from './load.ts';
import type { FileReport } from './report.ts';

/** What a person reads when a load has ended. */
export function reportText({ editions, files, directories, rejectionsFile }: LoadReport): string {
  const read = files.filter(({ layout }) => layout !== null);
  const skipped = files.filter(({ layout }) => layout === null);
  const lines = [
    'Now in use:',
    ...editions.map(({ dataset, planYear, source, rows }) => {
      const counts = Object.entries(rows).map(([table, count]) => `${count.toLocaleString('en')} ${table} rows`);
      return `  ${[dataset, planYear].filter(Boolean).join(' ')}: ${source}, ${counts.join(', ')}`;
    }),
    ...directories.map(directoryLine),
    ...(read.length > 0 ? ['Files read:', ...read.flatMap(fileLines)] : []),
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

function directoryLine(directory: FolderReport): string {
  if ('skippedBecause' in directory) return `  ${directory.index}: not read, ${directory.skippedBecause}`;
  const { contractId, planYear, state, problem, entries, isComplete, counts } = directory;
  const faults = Object.entries(counts).map(([code, count]) => `${code} ${count.toLocaleString('en')}`);
  const told =
    state === 'current'
      ? `${entries.toLocaleString('en')} entries${isComplete ? '' : ', not complete'}`
      : `${state} (${problem}); what was in use stays`;
  return `  providers of ${contractId} in ${planYear}: ${told}${faults.length > 0 ? `; by code: ${faults.join(', ')}` : ''}`;
}
