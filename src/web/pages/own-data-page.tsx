import { useOwnDataTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { Deletion } from '#web/features/deletion/deletion.tsx';
import { KeptList } from '#web/features/own-data/kept-list.tsx';
import { SaveCopy } from '#web/features/own-data/save-copy.tsx';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export default function OwnDataPage() {
  const words = useOwnDataTexts();
  const { kind, uuid } = useViewer();
  const isAgent = kind === 'agent' || kind === 'cloaked';

  return (
    <div className={`wrap page ${formStyles.narrowPage}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      {isAgent ? (
        <p>{words.onlyOwner}</p>
      ) : (
        <>
          <section className="panel">
            <h2>{words.kept.title}</h2>
            <KeptList />
          </section>
          <section className="panel" key={uuid}>
            <h2>{words.copy.title}</h2>
            {uuid === null ? <p>{words.copy.nothing}</p> : <SaveCopy uuid={uuid} />}
          </section>
          <section className="panel" key={`remove ${uuid}`}>
            <h2>{words.remove.title}</h2>
            <Deletion />
          </section>
        </>
      )}
      <p className="no-print">
        <Link to="/shopper-profile">{words.back}</Link>
      </p>
    </div>
  );
}
