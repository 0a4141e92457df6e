import { useParams } from 'react-router';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { ConfirmRegistration } from '#web/features/identity/confirm-registration.tsx';
import { InteractionScreen } from '#web/features/identity/interaction-screen.tsx';
import { RegisterForm } from '#web/features/identity/register-form.tsx';

export default function RegisterPage() {
  const { interaction = '' } = useParams();
  const { registerPage } = useIdentityTexts();

  return (
    <InteractionScreen
      interaction={interaction}
      title={registerPage.title}
      lead={registerPage.lead}
      mailed={(mailed) => <ConfirmRegistration interaction={interaction} mailed={mailed} />}
    >
      {() => <RegisterForm interaction={interaction} />}
    </InteractionScreen>
  );
}
