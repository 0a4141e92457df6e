import { pipeline, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { badFile } from './bad-file.ts';
import type { Source } from './source.ts';

/** How the bytes of a file stand for letters. CMS writes names in its quarterly files as Windows does. */
export type Encoding = 'utf-8' | 'windows-1252';

/** The text of a file in pieces, unpacked, without byte order mark. @throws BadFile when it is cut off or not UTF-8. */
export async function* readText(source: Source, encoding: Encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  for await (const bytes of readBytes(source)) {
    const text = decodeOrThrow(decoder, bytes, source, line);
    line += countLines(text);
    yield text;
  }
  yield decodeOrThrow(decoder, null, source, line);
}

/** Unpacks what is named .gz. Leaving the loop early closes the file. */
export async function* readBytes(source: Source): AsyncGenerator<Buffer> {
  const raw = await source.open();
  // The pipeline hands an error of either stream to whoever reads the last one.
  const stream: Readable = source.name.endsWith('.gz') ? pipeline(raw, createGunzip(), () => {}) : raw;
  try {
    for await (const bytes of stream) yield bytes as Buffer;
  } catch (error) {
    throw badFile(source.name, `it can not be unpacked or read to its end (${(error as Error).message})`, error);
  } finally {
    raw.destroy();
    stream.destroy();
  }
}

function decodeOrThrow(decoder: TextDecoder, bytes: Buffer | null, source: Source, line: number): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (error) {
    throw badFile(source.name, `it is not UTF-8 text, at or after line ${line}`, error);
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
