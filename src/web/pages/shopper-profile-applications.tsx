import { useApplications } from '#web/data/application-list.ts';
import { joinEnrollments, useBegunElsewhere, useRefreshedApplications } from '#web/data/followed-applications.ts';
import { useApplicationCardsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { ApplicationCards } from '#web/features/applications/application-cards.tsx';
import dashboardStyles from '#web/features/dashboard/dashboard.module.css';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';

/** The applications of who is signed in, with what was begun elsewhere. DASH-006, ENROLL-016. */
export default function ShopperProfileApplications() {
  const { applicationCards: words } = useApplicationCardsTexts();
  const { shell } = useTexts();
  const { list, isError, tryAgain } = useApplications();
  const { today } = useToday();
  const begun = useBegunElsewhere();
  const enrollments = list?.items ?? [];
  useRefreshedApplications(enrollments);

  if (isError)
    return (
      <section className={dashboardStyles.section}>
        <h2>{words.title}</h2>
        <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />
      </section>
    );
  return <ApplicationCards enrollments={joinEnrollments(enrollments, begun, today)} />;
}
