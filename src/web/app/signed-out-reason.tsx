import { useEffect, useState } from 'react';
import { useViewer } from '#web/data/viewer.ts';
import { forget, recall } from '#web/lib/session-memory.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Who was signed out without asking for it reads why, on the first page after that. */
export default function SignedOutReason() {
  const { shell } = useTexts();
  const { kind } = useViewer();
  const [because] = useState(() => recall('endedBecause'));
  useEffect(() => forget('endedBecause'), []);

  if (kind !== 'guest' || (because !== 'idle' && because !== 'age')) return null;
  return (
    <div className="wrap">
      <Notice tone="note" urgent>
        <p>{shell.signedOutBecause[because]}</p>
      </Notice>
    </div>
  );
}
