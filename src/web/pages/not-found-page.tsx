import { useTexts } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export default function NotFoundPage() {
  const texts = useTexts();
  const { notFound, yourProfile } = texts.shell;

  return (
    <div className="wrap page">
      <PageHead title={notFound.title}>
        <p className="lead">{notFound.lead}</p>
      </PageHead>
      <p>{notFound.orLook}</p>
      <p className="actions">
        <Link className="ds-c-button ds-c-button--solid" to="/">
          {notFound.goHome}
        </Link>
        <Link className="ds-c-button" to="/shopper-profile">
          {yourProfile}
        </Link>
      </p>
    </div>
  );
}
