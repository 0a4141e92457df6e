import { ZodError } from 'zod';

/** Thrown for a resource that does not tell what it must; the message is the place in it, never what stands there. */
class Unreadable extends Error {
  override name = 'Unreadable';
}

export function unreadable(place: string): never {
  throw new Unreadable(place);
}

/** @returns where a resource could not be read. @throws anything else again. */
export function placeOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  if (error instanceof ZodError) return error.issues[0]?.path.join('.') || 'resource';
  throw error;
}
