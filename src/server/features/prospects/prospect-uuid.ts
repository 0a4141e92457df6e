import { createHash, randomUUID } from 'node:crypto';

/** The same for the same key of the same agent, so that a form that is sent twice makes one. @source RFC 9562, version 8 */
export function prospectUuid({ id }: { id: string }, key: string | undefined): string {
  if (key === undefined) return randomUUID();
  const bytes = createHash('sha256')
    .update(JSON.stringify(['prospect', id, key]))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
