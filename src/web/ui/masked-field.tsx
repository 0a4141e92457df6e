import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { applyMask, caretInMask, type Mask } from '#domain/forms/mask.ts';
import { TextField } from './text-field.tsx';

type Props = ComponentProps<typeof TextField> & { mask: Mask };

/** A field whose text takes its shape while it is typed. The caret stays where the typing is, also in the middle. */
export function MaskedField({ mask, onValue, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // The browser puts the caret at the end of a text that changed under it.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <TextField
      {...field}
      ref={input}
      onValue={(typed) => {
        caret.current = caretInMask(mask, typed, input.current?.selectionStart ?? typed.length);
        onValue(applyMask(mask, typed));
      }}
    />
  );
}
