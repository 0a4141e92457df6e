import { z } from 'zod';

/** `name=value,name=value` */
export const Table = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.string().transform((text, context) => {
    const entries = text.split(',').map((entry) => entry.trim().split('='));
    const unknown = entries.find(([name, value]) => !name || !values.includes(value as Value));
    if (unknown) {
      context.addIssue({ code: 'custom', message: `'${unknown.join('=')}' is not name=${values.join('|')}` });
      return z.NEVER;
    }
    return Object.fromEntries(entries) as Record<string, Value>;
  });

/** `one,two` */
export const Words = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);
