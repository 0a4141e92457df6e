import styles from './field-error.module.css';

type Props = { id: string; children: string | null };

/** Why an answer does not do, said at once. It is in the page from the start, or it would not be heard. */
export const FieldError = ({ id, children }: Props) => (
  <p id={id} className={styles.fieldError} role="alert">
    {children && (
      <>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm1.4 5-.4 8h-2l-.4-8zM12 18.4a1.4 1.4 0 1 1 0-2.8 1.4 1.4 0 0 1 0 2.8z" />
        </svg>
        <span>{children}</span>
      </>
    )}
  </p>
);
