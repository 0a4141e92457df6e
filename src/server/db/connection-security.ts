import { BlockList, isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import pg from 'pg';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether nobody on the way can read or change what goes over this connection: it stays on this machine, or is encrypted
 * and the server's certificate is checked. The driver itself says what it makes of the address, PGHOST and PGSSLMODE, so
 * that no spelling is read in two ways.
 *
 * @throws as the driver does, for an address that it can not read or a certificate file that is not there
 */
export function isPrivateConnection(connectionString: string): boolean {
  const { host, ssl }: { host: string; ssl: boolean | ConnectionOptions } = new pg.Client({ connectionString });
  return isOnThisMachine(host) || checksCertificate(ssl);
}

function isOnThisMachine(host: string): boolean {
  if (host.startsWith('/') || host === 'localhost') return true;
  const version = isIP(host);
  return version !== 0 && LOOPBACK.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

function checksCertificate(ssl: boolean | ConnectionOptions): boolean {
  if (typeof ssl === 'boolean') return ssl;
  // Where the driver brings its own check of the server's name ('verify-ca' after libpq), any name fits.
  return ssl.rejectUnauthorized !== false && ssl.checkServerIdentity === undefined;
}
