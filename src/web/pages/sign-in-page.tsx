import { useParams } from 'react-router';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { InteractionScreen } from '#web/features/identity/interaction-screen.tsx';
import { SecondStep } from '#web/features/identity/second-step.tsx';
import { SignInForm } from '#web/features/identity/sign-in-form.tsx';

export default function SignInPage() {
  const { interaction = '' } = useParams();
  const { signInPage } = useIdentityTexts();

  return (
    <InteractionScreen
      interaction={interaction}
      title={signInPage.title}
      lead={signInPage.lead}
      secondStep={(asked) => <SecondStep interaction={interaction} asked={asked} />}
    >
      {({ demo }) => <SignInForm interaction={interaction} demo={demo} />}
    </InteractionScreen>
  );
}
