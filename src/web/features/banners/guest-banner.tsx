import { useStart } from '#web/lib/start-context.ts';

/** The flag 'bannering' shows or hides it. ENV-403. */
export function GuestBanner() {
  const { flags, texts } = useStart();
  if (!flags.bannering) return null;

  return (
    <aside className="guest-banner" aria-labelledby="guest-banner">
      <h2 id="guest-banner">{texts.savedPlans.guest.title}</h2>
      <p>{texts.savedPlans.guest.text}</p>
    </aside>
  );
}
