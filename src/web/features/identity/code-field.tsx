import type { ComponentProps } from 'react';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { CODE_MINUTES } from './checks.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** For a code that came by mail. */
export function CodeField(props: Props) {
  const { mailed } = useIdentityTexts();
  return (
    <TextField
      {...props}
      label={mailed.code}
      hint={mailed.codeHint(CODE_MINUTES)}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={40}
    />
  );
}
