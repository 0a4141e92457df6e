import { crc32 } from 'node:zlib';

const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);

/** A zip file with its entries stored as they are. */
export function zipOf(entries: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const title = Buffer.from(name);
    const sizes = [u32(crc32(data)), u32(data.length), u32(data.length), u16(title.length), u16(0)];
    const common = [u16(20), u16(0), u16(0), u16(0), u16(0x21), ...sizes];
    const body = Buffer.concat([u32(0x04034b50), ...common, title, data]);
    directory.push(
      Buffer.concat([u32(0x02014b50), u16(20), ...common, u16(0), u16(0), u16(0), u32(0), u32(offset), title]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const count = directory.length;
  const end = [u32(0x06054b50), u16(0), u16(0), u16(count), u16(count), u32(size), u32(offset), u16(0)];
  return Buffer.concat([...bodies, ...directory, ...end]);
}
