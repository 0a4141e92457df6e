import type { Section, SectionName, SectionReply } from '#contract/profile-sections.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Language } from '#domain/language/language.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { Queryable } from '../db/transaction.ts';

/** Which part of a profile is read, and how it looks on which business day. */
export type Look = {
  section: Section;
  today: IsoDate;
  suppression: SuppressionLists;
  /** An agent looks on and may press nothing. */
  cloaked: boolean;
  /** It is the member's own. */
  isMember: boolean;
  language: Language;
  /** Plans of other years are left out when it is given. */
  planYear?: number;
  /** False leaves out the catalogue facts. */
  withFacts?: boolean;
};

/** What turns a section into its part of the reply: whose it is, how it is looked at, and the connection in use. */
export type ReadContext = { uuid: string; look: Look; db: Queryable };

/** A part of a profile: everything that is done to all parts alike asks these. */
export type ProfileSection<Name extends SectionName> = {
  name: Name;
  /**
   * Its part of the one statement that reads a profile: a query of one JSON value, with the row `profile` at hand.
   * Null for what stores nothing yet.
   */
  select: string | null;
  /** From what `select` answers to its part of the reply. */
  read: (stored: unknown, context: ReadContext) => SectionReply<Name> | Promise<SectionReply<Name>>;
  /** How what a guest has of it goes into an account. */
  merge?: ListMergeItems;
  /** The tables of its rows, which are emptied once a guest is merged. */
  tables?: readonly string[];
  /** Its columns of the table profile, which then become null. */
  columns?: readonly string[];
};

export type AnySection = { [Name in SectionName]: ProfileSection<Name> }[SectionName];

/** What the guest has, item by item, and how some of them are added to what an account holds. */
export type ListMergeItems = (db: Queryable, guest: string) => Promise<MergeItems>;

export type MergeItems = {
  /** Each names one item within the section. */
  keys: readonly string[];
  /**
   * Adds those of these keys that the account does not have; what it has stays as it is.
   * @returns false when the account had all of it: then nothing has changed.
   */
  add: (transaction: Queryable, account: string, keys: ReadonlySet<string>) => Promise<boolean>;
};

type StoredSection<Name extends SectionName, Row, Noun> = Omit<ProfileSection<Name>, 'read' | 'select'> & {
  select: string;
  parse: (row: Row, uuid: string) => Noun;
  toReply: (noun: Noun, context: ReadContext) => SectionReply<Name> | Promise<SectionReply<Name>>;
};

/** A section with rows of its own. */
export const storedSection = <Name extends SectionName, Row, Noun>({
  parse,
  toReply,
  ...section
}: StoredSection<Name, Row, Noun>): ProfileSection<Name> => ({
  ...section,
  read: (stored, context) => toReply(parse(stored as Row, context.uuid), context),
});

/** A section that stores nothing yet, and always answers the same. */
export const emptySection = <Name extends SectionName>(
  name: Name,
  reply: (look: Look) => SectionReply<Name>,
): ProfileSection<Name> => ({ name, select: null, read: (_stored, { look }) => reply(look) });
