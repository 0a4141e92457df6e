import { useEffect } from 'react';
import { exits } from '#web/lib/leave.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';

export function ErrorPage() {
  const { crashed } = useTexts().shell;

  // A program that could not be fetched for want of a network is fetched once there is one.
  useEffect(() => {
    const reload = () => exits.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <div className="wrap page">
      <h1>{crashed.title}</h1>
      <Failure sentence={crashed.lead} tryAgain={crashed.reload} onTryAgain={() => exits.reload()} />
    </div>
  );
}
