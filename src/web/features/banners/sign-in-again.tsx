import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useSessionFacts } from '#web/data/session-facts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The session is over: nothing personal is left on the screen. ERR-403, ERR-613. */
export default function SignInAgain() {
  const { signInAgain } = useProfileTexts().banners;
  const { hasLostChange } = useSessionFacts();
  const signIn = useHref(useStart().site.addresses.signIn);

  return (
    <div className="wrap">
      <Notice tone="problem" urgent>
        <h2>{signInAgain.title}</h2>
        <p>{signInAgain.text}</p>
        {hasLostChange && <p>{signInAgain.lostChange}</p>}
        <a className="ds-c-button ds-c-button--solid" href={signIn}>
          {signInAgain.signIn}
        </a>
      </Notice>
    </div>
  );
}
