import { exits } from '#web/lib/leave.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';

export function ErrorPage() {
  const { crashed } = useTexts().shell;

  return (
    <div className="wrap page">
      <h1>{crashed.title}</h1>
      <Failure sentence={crashed.lead} tryAgain={crashed.reload} onTryAgain={() => exits.reload()} />
    </div>
  );
}
