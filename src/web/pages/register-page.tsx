import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { InteractionScreen } from '#web/features/identity/interaction-screen.tsx';
import { RegisterForm } from '#web/features/identity/register-form.tsx';
import { late } from '#web/lib/late.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

// It is shown once a mail has been sent.
const load = () => import('#web/features/identity/confirm-registration.tsx');
const ConfirmRegistration = late(load);

export default function RegisterPage() {
  const { interaction = '' } = useParams();
  const { registerPage } = useIdentityTexts();
  useEffect(() => whenIdle(() => void load().catch(() => null)), []);

  return (
    <InteractionScreen
      interaction={interaction}
      title={registerPage.title}
      lead={registerPage.lead}
      mailed={(mailed) => (
        <Suspense>
          <ConfirmRegistration interaction={interaction} mailed={mailed} />
        </Suspense>
      )}
    >
      {() => <RegisterForm interaction={interaction} />}
    </InteractionScreen>
  );
}
