import { type Config, readConfig } from './config.ts';
import { type Server, startServer } from './start.ts';

async function main() {
  const config = readConfig();
  const starting = startServer(config);
  stopInGoodOrder(starting);
  announce(await starting, config);
}

// Told to stop while it starts, it finishes starting first: then there is something to stop in good order.
function stopInGoodOrder(starting: Promise<Server>) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await (await starting).close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

function announce({ app }: Server, { host }: Config) {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`ready on http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
  if (host === 'localhost') {
    console.log(`the two brands: http://lantern.localhost:${port} and http://harbor.localhost:${port}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
