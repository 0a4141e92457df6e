import { useProfileTexts } from '#web/data/page-texts.ts';

/** Closed, it stays away until the next page load. SHELL-403. */
export function OutageBanner({ onClose }: { onClose: () => void }) {
  const { outage } = useProfileTexts().profileShell;

  return (
    <div className="notice notice-problem outage" role="alert">
      <span className="notice-sign" aria-hidden="true">
        !
      </span>
      <p>{outage.text}</p>
      <button type="button" className="icon-button" aria-label={outage.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </div>
  );
}
