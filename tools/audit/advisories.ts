import semver from 'semver';
import { z } from 'zod';

/** The registry's answer to a bulk question for advisories: https://docs.npmjs.com/cli/v11/commands/npm-audit. */
export const Advisories = z.record(
  z.string(),
  z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      vulnerable_versions: z.string().refine((range) => semver.validRange(range) !== null, 'not a range of versions'),
    }),
  ),
);
export type Advisories = z.infer<typeof Advisories>;

/** A version of a package in the lock file. */
export type LockedPackage = { name: string; version: string; runs: boolean };
export type Finding = LockedPackage & { severity: string; title: string; url: string };

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** Each package and version of package-lock.json once; it runs if any place of it is not for development alone. */
export function packagesOf(lockFile: unknown): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [path, { name: alias, version, dev, devOptional }] of Object.entries(LockFile.parse(lockFile).packages)) {
    if (path === '' || version === undefined) continue;
    const name = alias ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${version}`;
    found.set(key, { name, version, runs: found.get(key)?.runs || !(dev || devOptional) });
  }
  return [...found.values()];
}

/** What the registry asks for: the versions in use by package. */
export function bulkQuestion(packages: readonly LockedPackage[]): Record<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const { name, version } of packages) versions.set(name, [...(versions.get(name) ?? []), version]);
  return Object.fromEntries(versions);
}

/** The packages that an advisory names, what runs first. */
export function findingsOf(packages: readonly LockedPackage[], advisories: Advisories): Finding[] {
  const findings = packages.flatMap((found) =>
    (advisories[found.name] ?? [])
      .filter(({ vulnerable_versions }) =>
        // A version before a release is as vulnerable as the release that it came before.
        semver.satisfies(found.version, vulnerable_versions, { includePrerelease: true }),
      )
      .map(({ severity, title, url }) => ({ ...found, severity, title, url })),
  );
  return findings.toSorted((a, b) => Number(b.runs) - Number(a.runs));
}
