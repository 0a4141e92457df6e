import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * From one data folder to another, while no server runs on it. Node's own copy does not keep the owner, who has to be
 * the user that PostgreSQL runs as.
 */
export const copyDatabase = (from: string, to: string) => execFileSync('cp', ['-a', join(from, 'pg'), to]);
