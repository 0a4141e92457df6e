import { install, mustHaveNode } from './prepare.mjs';
import { inForeground, program } from './run.mjs';

mustHaveNode();
install();

const port = Number(process.env.PORT ?? 3000);
const pagesPort = port + 1;
console.log(`Open http://localhost:${pagesPort}: its pages reload on change, and its calls go on to port ${port}.`);

const server = ['--watch', '--watch-preserve-output', '--import', 'tsx', 'src/server/main.ts'];
const pages = [program('vite/bin/vite.js'), '--port', String(pagesPort), '--strictPort'];
const codes = await Promise.all([
  inForeground(server, { PORT: String(port) }),
  inForeground(pages, { API_ADDRESS: `http://127.0.0.1:${port}` }),
]);
process.exitCode = Math.max(...codes);
