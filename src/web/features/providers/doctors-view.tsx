import { Suspense, useRef, useState } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { isAnnualEnrollment } from '#domain/plan-year/active-year.ts';
import { doctorQuestion } from '#domain/providers/doctor-rules.ts';
import { MOST_PROVIDERS } from '#domain/providers/put-provider.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UndoLine } from '#web/ui/undo-line.tsx';
import { withRemoval } from '#web/ui/use-last-removal.ts';
import { DoctorGrid } from './doctor-grid.tsx';
import { DoctorHead } from './doctor-head.tsx';
import { type DoctorLine, DoctorRows } from './doctor-rows.tsx';
import styles from './doctors.module.css';
import { EditDoctor } from './edit-doctor.tsx';
import { RemoveDoctorDialog } from './remove-doctor-dialog.tsx';
import { UnreadableDoctors } from './unreadable-doctors.tsx';
import { type DoctorPlan, doctorPlans, useDoctorCoverage } from './use-doctor-coverage.ts';
import { useDoctorRemoval } from './use-doctor-removal.ts';
import { useKeepShown } from './use-keep-shown.ts';
import { YearChanges } from './year-changes.tsx';

const CoverageDialog = late(() => import('./coverage-dialog.tsx'));

type Props = {
  /** Another part of the profile may stand in front. */
  isShown: boolean;
  planYear: number;
  /** Undefined until they are known. */
  plans: readonly SavedPlan[] | undefined;
  browseAddress: string;
  /** Opens the search; the button takes the focus back. */
  onSearch: (button: HTMLElement) => void;
  /** Given to whoever may import doctors now. */
  onImport?: (() => void) | undefined;
};

/** The saved doctors and dentists, and what the saved plans say of them. SHELL-010; spec B2. */
export default function DoctorsView({ isShown, planYear, plans, browseAddress, onSearch, onImport }: Props) {
  const { doctors: words } = useDoctorsTexts();
  const { shell } = useTexts();
  const { today } = useToday();
  const mayChange = useMay('changeDoctors');
  const { list, isError, tryAgain } = useSavedProviders();
  const [toRemove, setToRemove] = useState<Provider | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ providerId: string; plan: DoctorPlan } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const withNetwork = doctorPlans(plans ?? []);
  const doctors = list?.items ?? [];
  const coverage = useDoctorCoverage(planYear, withNetwork, doctors);
  useKeepShown({ isShown: isShown && coverage.isOfYear, planYear, plans: withNetwork, doctors, coverage });
  const { remove, undo, removal, refused } = useDoctorRemoval(list, view);
  const focusAfterEdit = useFocusAfter<Provider>(({ providerId }) =>
    focusIn(view.current, `[data-edit="${providerId}"]`, 'h2'),
  );

  if (isError) return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list) return <Loading label={words.loading} />;

  const hasDoctors = list.items.length > 0;
  const question = doctorQuestion((plans ?? []).flatMap(({ facts }) => facts ?? []));
  const undoLine = removal && (
    <UndoLine
      className={styles.undo}
      sentence={words.removed(removal.item.provider.providerName)}
      problem={removal.problem}
      onUndo={() => undo(removal.item)}
    />
  );
  const lines = withRemoval(list.items, removal).map((provider): DoctorLine => {
    if (provider === null) return { key: 'undo', instead: undoLine };
    const isEdited = provider.providerId === edited;
    const closeEdit = () => {
      focusAfterEdit(provider);
      setEdited(null);
    };
    return {
      provider,
      head: (
        <DoctorHead
          provider={provider}
          isEdited={isEdited}
          isRefused={provider.providerId === refused?.providerId}
          onEdit={() => setEdited(isEdited ? null : provider.providerId)}
          onRemove={setToRemove}
        />
      ),
      below: isEdited && <EditDoctor provider={provider} onDone={closeEdit} />,
    };
  });
  const ofAsked = asked && list.items.find(({ providerId }) => providerId === asked.providerId);

  return (
    <div className={styles.doctors} ref={view}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {hasDoctors ? words.heading[question] : words.heading.none}
        </h2>
        <button
          type="button"
          className="ds-c-button ds-c-button--solid no-print"
          disabled={!mayChange}
          onClick={({ currentTarget }) => onSearch(currentTarget)}
        >
          {hasDoctors ? words.addOrEdit : words.add}
        </button>
      </div>
      {!hasDoctors && <p>{words.empty}</p>}
      {!hasDoctors && onImport && (
        <button type="button" className="link-button" onClick={onImport}>
          {words.import}
        </button>
      )}
      <UnreadableDoctors list={list} heading={heading} />
      {list.items.length > MOST_PROVIDERS && (
        <Notice tone="problem">
          <p>{words.tooMany(list.items.length, MOST_PROVIDERS)}</p>
        </Notice>
      )}
      {!hasDoctors && undoLine}
      {hasDoctors && withNetwork.length === 0 && <DoctorRows lines={lines} />}
      {hasDoctors && <YearChanges plans={withNetwork} doctors={list.items} planYear={planYear} coverage={coverage} />}
      {hasDoctors && withNetwork.length > 0 && (
        <DoctorGrid
          plans={withNetwork}
          doctors={list.items}
          lines={lines}
          planYear={planYear}
          coverage={coverage}
          onDetails={({ providerId }, plan) => {
            setAsked({ providerId, plan });
            setAsking(true);
          }}
        />
      )}
      {hasDoctors && plans?.length === 0 && <p>{words.noPlans}</p>}
      {hasDoctors && plans && plans.length > 0 && withNetwork.length === 0 && <p>{words.onlyDrugPlans(planYear)}</p>}
      {hasDoctors && plans && withNetwork.length > 0 && withNetwork.length < plans.length && (
        <p className="quiet">{words.drugPlansLeftOut(plans.length - withNetwork.length)}</p>
      )}
      {hasDoctors && <p className="quiet">{words.prompt}</p>}
      <Link className="ds-c-button no-print" to={browseAddress}>
        {isAnnualEnrollment(today) ? words.browseYear(planYear) : words.browse}
      </Link>
      <ul className={`${styles.links} no-print`}>
        <li>
          <Link to={{ hash: 'plans' }}>{words.seePlans}</Link>
        </li>
        <li>
          <button
            type="button"
            className="link-button"
            disabled={!mayChange}
            onClick={({ currentTarget }) => onSearch(currentTarget)}
          >
            {words.addDoctor}
          </button>
        </li>
      </ul>
      <RemoveDoctorDialog
        provider={toRemove}
        onConfirm={(provider) => {
          setToRemove(null);
          remove(provider);
        }}
        onKeep={() => setToRemove(null)}
      />
      {asked && ofAsked && (
        <Suspense>
          <CoverageDialog
            isOpen={isAsking}
            provider={ofAsked}
            plan={asked.plan}
            planYear={planYear}
            coverage={coverage}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
