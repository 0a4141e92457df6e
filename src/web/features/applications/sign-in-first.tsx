import { useHref } from 'react-router';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

/** An account keeps the answers; the plan that is wanted waits in a cookie meanwhile. */
export function SignInFirst() {
  const { welcome: words } = useApplicationTexts().application;
  const { addresses } = useStart().site;
  const signIn = useHref(addresses.signIn);
  const register = useHref(addresses.register);

  return (
    <>
      <h2>{words.account}</h2>
      <p>{words.why}</p>
      <p className="actions">
        <a className="ds-c-button ds-c-button--solid" href={signIn}>
          {words.signIn}
        </a>
        <a className="ds-c-button" href={register}>
          {words.register}
        </a>
      </p>
    </>
  );
}
