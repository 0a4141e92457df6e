import { useParams } from 'react-router';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { InteractionScreen } from '#web/features/identity/interaction-screen.tsx';
import { RegisterForm } from '#web/features/identity/register-form.tsx';

export default function RegisterPage() {
  const { interaction = '' } = useParams();
  const { registerPage } = useIdentityTexts();

  return (
    <InteractionScreen interaction={interaction} title={registerPage.title} lead={registerPage.lead}>
      {() => <RegisterForm interaction={interaction} />}
    </InteractionScreen>
  );
}
