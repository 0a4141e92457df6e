import { Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { InteractionScreen } from '#web/features/identity/interaction-screen.tsx';
import { SignInForm } from '#web/features/identity/sign-in-form.tsx';
import { late } from '#web/lib/late.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

// What comes after the first form comes after what shows it.
const LATER = {
  forgotten: () => import('#web/features/identity/forgotten-password-form.tsx'),
  newPassword: () => import('#web/features/identity/new-password.tsx'),
  secondStep: () => import('#web/features/identity/second-step.tsx'),
};
const ForgottenPasswordForm = late(LATER.forgotten);
const NewPassword = late(LATER.newPassword);
const SecondStep = late(LATER.secondStep);

export default function SignInPage() {
  const { interaction = '' } = useParams();
  const [search] = useSearchParams();
  const { signInPage, forgotten } = useIdentityTexts();
  const step = search.get('step');
  const isForgotten = step === 'forgotten';
  useEffect(() => whenIdle(() => void Promise.allSettled(Object.values(LATER).map((load) => load()))), []);

  return (
    <InteractionScreen
      interaction={interaction}
      title={isForgotten ? forgotten.title : signInPage.title}
      lead={isForgotten ? forgotten.lead : signInPage.lead}
      part={isForgotten ? 'forgotten' : ''}
      secondStep={(secondFactor) => (
        <Suspense>
          <SecondStep interaction={interaction} secondFactor={secondFactor} />
        </Suspense>
      )}
      mailed={(mailed) => (
        <Suspense>
          <NewPassword interaction={interaction} mailed={mailed} />
        </Suspense>
      )}
    >
      {({ demo }) =>
        isForgotten ? (
          <Suspense>
            <ForgottenPasswordForm interaction={interaction} />
          </Suspense>
        ) : (
          <SignInForm interaction={interaction} demo={demo} hasNewPassword={step === 'changed'} />
        )
      }
    </InteractionScreen>
  );
}
