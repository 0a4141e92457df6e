import { build, install, mustHaveNode } from './prepare.mjs';
import { inForeground } from './run.mjs';

mustHaveNode();
install();
build();
process.exitCode = await inForeground(['--import', 'tsx', 'src/server/main.ts']);
