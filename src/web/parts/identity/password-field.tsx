import { type ComponentProps, useState } from 'react';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './password-field.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>;

/** Who can see what they type makes fewer mistakes; a show button stands beside the field. */
export function PasswordField(props: Props) {
  const { show, hide, showPassword } = useIdentityTexts();
  const [isShown, setShown] = useState(false);

  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        className={`ds-c-button ${styles.showPassword}`}
        aria-pressed={isShown}
        aria-controls={props.id}
        aria-label={showPassword(props.label)}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? hide : show}
      </button>
    </TextField>
  );
}
