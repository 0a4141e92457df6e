import { useEffect, useState } from 'react';
import { onAnnouncement } from '#web/lib/announce.ts';

/** The one place from which changes are read aloud. It is in the page from the start, or it would not be heard. */
export function Announcer() {
  const [sentence, setSentence] = useState('');
  useEffect(() => onAnnouncement(setSentence), []);

  return (
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
  );
}
