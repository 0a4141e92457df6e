import { useIdentityTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** Where a shopper lands after signing out. AUTH-607. */
export default function SignOutPage() {
  const { signedOut, signIn } = useIdentityTexts();

  return (
    <div className="wrap page">
      <PageHead title={signedOut.title}>
        <p className="lead">{signedOut.lead}</p>
      </PageHead>
      <p className="actions">
        <Link className="ds-c-button ds-c-button--solid" to="/">
          {signedOut.home}
        </Link>
        <a className="ds-c-button" href="/sign-in">
          {signIn}
        </a>
      </p>
    </div>
  );
}
