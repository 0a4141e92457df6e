import { importAgreement as english } from '#content/en/import-agreement.ts';
import { importAgreement as spanish } from '#content/es/import-agreement.ts';
import type { ImportHistoryEntry, MemberImport } from '#contract/imports.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { ImportTrigger } from '#domain/imports/agreement.ts';
import { countsForMonth, offerOfImport } from '#domain/imports/offer.ts';
import type { Language } from '#domain/language/language.ts';
import type { ProfileKind } from '#server/profile/row.ts';
import { storedSection } from '#server/profile/section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { openAgreement, openResult } from './sealed-import.ts';
import type { ImportState } from './store.ts';

export const agreementIn = (language: Language) => ({ en: english, es: spanish })[language];

type RawImport = {
  importId: string;
  triggeredBy: ImportTrigger;
  state: ImportState;
  agreedOn: string;
  agreement: string;
  result: string | null;
};
type Row = {
  kind: ProfileKind;
  consent: { givenOn: string | null; endsOn: string | null } | null;
  imports: RawImport[] | null;
};

type Parts = {
  sealer: FieldSealer;
  /** Somebody keeps claims. */
  hasClaimsKeeper: boolean;
  /** Hears of what an import left and can not be read any more. ERR-408. */
  onBadImport: () => void;
};

export const importsSection = ({ sealer, hasClaimsKeeper, onBadImport }: Parts) =>
  storedSection({
    name: 'imports',
    tables: ['claims_consent', 'member_import'],
    select: `select json_build_object(
               'kind', profile.kind,
               'consent', (select json_build_object('givenOn', given_on, 'endsOn', ends_on) from claims_consent
                           where claims_consent.profile_uuid = profile.profile_uuid),
               'imports', (select json_agg(json_build_object(
                             'importId', import_id, 'triggeredBy', triggered_by, 'state', state,
                             'agreedOn', agreed_on, 'agreement', agreement_sealed, 'result', result_sealed)
                             order by asked_at desc)
                           from member_import where member_import.profile_uuid = profile.profile_uuid))`,
    parse: ({ imports, ...row }: Row) => ({ ...row, imports: imports ?? [] }),
    toReply: ({ kind, consent, imports }, { look }): { memberImport: MemberImport | null } => {
      if (kind === 'guest' || look.cloaked) return { memberImport: null };
      const words = agreementIn(look.language);
      const given = { givenOn: dayOrNull(consent?.givenOn), endsOn: dayOrNull(consent?.endsOn) };
      const dated = imports.map((one) => ({ ...one, agreedOn: dayOrNull(one.agreedOn) ?? look.today }));
      const offer = offerOfImport({
        isMember: look.isMember,
        hasKeeper: hasClaimsKeeper,
        leaveEndsOn: given.endsOn,
        imports: dated,
        today: look.today,
      });
      const newest = dated.find(({ result }) => result !== null);
      const result = newest?.result ? openResult(sealer, newest.result, newest.importId, onBadImport) : null;
      return {
        memberImport: {
          ...offer,
          isRunning: imports.some(({ state }) => state === 'waiting'),
          consent: { version: words.version, text: words.consent, ...given },
          attestation: { version: words.version, text: words.attestation },
          lastSummary: result?.summary ?? null,
          importedOn: dated.find(countsForMonth)?.agreedOn ?? null,
          conflicts: result?.conflicts ?? [],
          undoable: newest?.state === 'done' && result !== null,
          importHistory: dated
            .filter(countsForMonth)
            .flatMap((one) => historyOf(one, openAgreement(sealer, one.agreement, one.importId, onBadImport))),
        },
      };
    },
  });

const dayOrNull = (text: string | null | undefined) => (typeof text === 'string' && isIsoDate(text) ? text : null);

type Agreed = ReturnType<typeof openAgreement>;

const historyOf = ({ agreedOn, triggeredBy }: Pick<RawImport, 'agreedOn' | 'triggeredBy'>, agreed: Agreed) =>
  agreed
    ? [{ profileType: 'MEMBER', agreementDate: agreedOn, triggeredBy, ...agreed } satisfies ImportHistoryEntry]
    : [];
