import { useParams, useSearchParams } from 'react-router';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { ForgottenPasswordForm } from '#web/features/identity/forgotten-password-form.tsx';
import { InteractionScreen } from '#web/features/identity/interaction-screen.tsx';
import { NewPassword } from '#web/features/identity/new-password.tsx';
import { SecondStep } from '#web/features/identity/second-step.tsx';
import { SignInForm } from '#web/features/identity/sign-in-form.tsx';

export default function SignInPage() {
  const { interaction = '' } = useParams();
  const [search] = useSearchParams();
  const { signInPage, forgotten } = useIdentityTexts();
  const step = search.get('step');
  const isForgotten = step === 'forgotten';

  return (
    <InteractionScreen
      interaction={interaction}
      title={isForgotten ? forgotten.title : signInPage.title}
      lead={isForgotten ? forgotten.lead : signInPage.lead}
      part={isForgotten ? 'forgotten' : ''}
      secondStep={(secondFactor) => <SecondStep interaction={interaction} secondFactor={secondFactor} />}
      mailed={(mailed) => <NewPassword interaction={interaction} mailed={mailed} />}
    >
      {({ demo }) =>
        isForgotten ? (
          <ForgottenPasswordForm interaction={interaction} />
        ) : (
          <SignInForm interaction={interaction} demo={demo} hasNewPassword={step === 'changed'} />
        )
      }
    </InteractionScreen>
  );
}
