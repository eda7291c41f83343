// Made from the migrations by "bin/northlight database schema"; never edited.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AskedQuestions {
  asked_on: Timestamp;
  due_on: Timestamp | null;
  project_id: number;
  /**
   * By its key (app/projects/questions/question.ts).
   */
  question: string;
  staff_id: string | null;
  /**
   * Who was asked, as the project page says it: a developer, an authority; never a visitor.
   */
  whom: string;
}

export interface AssignmentRulePeople {
  rule_id: number;
  staff_id: string;
}

export interface AssignmentRules {
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  /**
   * Every one must hold: [{"kind", "isNot", "values"}].
   */
  conditions: Generated<Json>;
  id: Generated<number>;
  /**
   * The default rule, which fits every lead and cannot be removed.
   */
  is_fallback: Generated<boolean>;
  /**
   * Every agent who takes leads, whatever assignment_rule_people says.
   */
  is_for_all: Generated<boolean>;
  /**
   * Rules are tried from the lowest on; the default rule is last.
   */
  position: Generated<number>;
  /**
   * A removed rule decides nothing; its earlier decisions and its turn stay its own.
   */
  removed_at: Timestamp | null;
}

export interface AssignmentSettings {
  /**
   * Leads from before are assigned by hand only.
   */
  active_from: Generated<Timestamp>;
  /**
   * Working minutes without a contact after which the owner gets an alert.
   */
  alert_minutes: Generated<number>;
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  /**
   * Working minutes without a contact after which the next agent gets the lead.
   */
  escalate_minutes: Generated<number>;
  /**
   * New leads that one agent has at most, unless the agent has a limit of their own.
   */
  max_new_leads: Generated<number>;
  /**
   * Working minutes within which an agent calls, as the site promises.
   */
  response_minutes: Generated<number>;
  singleton: Generated<boolean>;
}

export interface AuditLog {
  /**
   * By kind; never a name or a phone of a lead.
   */
  detail: Generated<Json>;
  id: Generated<Int8>;
  kind: string;
  /**
   * The lead it is about.
   */
  lead_id: Int8 | null;
  /**
   * The account it is about.
   */
  person_id: string | null;
  /**
   * Who did it; null for a visitor who was not signed in.
   */
  staff_id: string | null;
  written_at: Generated<Timestamp>;
}

export interface Backups {
  bytes: Int8 | null;
  /**
   * The folder or the address of the bucket.
   */
  destination: string;
  ended_at: Generated<Timestamp>;
  /**
   * Why there is none; null where it was restored into a scratch database and was the same there.
   */
  failure: string | null;
  /**
   * Its name in there; null where it failed.
   */
  file: string | null;
  /**
   * Photographs and other files of the data folder in it.
   */
  file_count: number | null;
  id: Generated<Int8>;
  is_encrypted: boolean | null;
  row_count: Int8 | null;
  /**
   * Of the file, hexadecimal.
   */
  sha256: string | null;
  /**
   * The moment of its rows, within a second.
   */
  started_at: Timestamp;
}

export interface ChangeSets {
  /**
   * The changed account; null for the change of the assignment.
   */
  account_id: string | null;
  changed_at: Generated<Timestamp>;
  /**
   * What changed, with the previous state (change-set.ts in app/staff/team and app/assignment/change-sets).
   */
  changes: Json;
  id: string;
  /**
   * When a change of an account was reverted.
   */
  reverted_at: Timestamp | null;
  /**
   * Who made the change.
   */
  staff_id: string;
}

export interface Consents {
  given_at: Generated<Timestamp>;
  id: Generated<Int8>;
  /**
   * Whether privacy_events holds it already.
   */
  is_chained: Generated<boolean>;
  lead_id: Int8;
  /**
   * SHA-256 of the notice that was shown (privacy_notices).
   */
  notice: string;
  /**
   * Path of the page it was given on.
   */
  page: Generated<string>;
  /**
   * What it may be used for, by the words of that notice.
   */
  purposes: string[];
  /**
   * Opens the page on which it is withdrawn.
   */
  token: string;
  /**
   * Version of that notice.
   */
  version: string;
}

export interface ContactIntents {
  campaign: Generated<Json>;
  code: string;
  created_at: Generated<Timestamp>;
  id: Generated<Int8>;
  /**
   * Example data: no visitor pressed it.
   */
  is_demo: Generated<boolean>;
  /**
   * `call` or `chat`.
   */
  kind: string;
  /**
   * Path of the page the link stood on.
   */
  page: string;
  /**
   * Slug of the project the page is about.
   */
  project: string | null;
}

export interface CspReports {
  /**
   * A host, or a word: `self` is the site, `inline` and `eval` are script or style in the page, `other` is whatever came when the day had enough rows.
   */
  blocked: string;
  /**
   * In Asia/Kolkata.
   */
  day: Timestamp;
  /**
   * Which rule refused it, by its name in CSP Level 3.
   */
  directive: string;
  reports: number;
}

export interface DeletedLeads {
  /**
   * Transaction that took it away.
   */
  changed_in: Generated<string>;
  /**
   * The day in Asia/Kolkata when the lead came.
   */
  day: Timestamp | null;
  deleted_at: Generated<Timestamp>;
  lead_id: Int8;
}

export interface Deliveries {
  alert_id: Int8 | null;
  /**
   * When the last try failed; staff can send it again.
   */
  dead_at: Timestamp | null;
  /**
   * Why the last try failed, in words. It may name the visitor.
   */
  error: string | null;
  event_id: string;
  id: Generated<Int8>;
  /**
   * Its job of the queue `deliver` (pgboss.job); null while it has none, so that one is made.
   */
  job_id: string | null;
  kind: string;
  lead_id: Int8 | null;
  made_at: Generated<Timestamp>;
  /**
   * When it is tried again; null before its first try and after its last.
   */
  next_try_at: Timestamp | null;
  notice_id: Int8 | null;
  /**
   * Of an answer: the question, by its key.
   */
  question: string | null;
  sent_at: Timestamp | null;
  /**
   * Address of a mail to the team, name of a webhook (app/notifications/destinations.server.ts); empty for the visitor, whose address is the lead's.
   */
  target: Generated<string>;
  tries: Generated<number>;
  /**
   * `team` and `visitor` are mails, `webhook` is a call of another program.
   */
  way: string;
}

export interface DuplicateLinks {
  /**
   * The change set in lead_changes that reverts it.
   */
  change_set_id: string;
  decided_at: Generated<Timestamp>;
  id: Generated<Int8>;
  /**
   * False reverts an earlier link of the two phones.
   */
  is_linked: boolean;
  other_phone: string;
  phone: string;
  /**
   * Who said it; null once the account is gone.
   */
  staff_id: string | null;
}

export interface DuplicateUnlinks {
  /**
   * The change set in lead_changes that reverts it.
   */
  change_set_id: string;
  decided_at: Generated<Timestamp>;
  id: Generated<Int8>;
  /**
   * False reverts an earlier row of the enquiry.
   */
  is_unlinked: boolean;
  lead_id: Int8;
  /**
   * Who said it; null once the account is gone.
   */
  staff_id: string | null;
}

export interface Escalations {
  lead_id: Int8;
  notified_at: Generated<Timestamp>;
}

export interface FactChanges {
  /**
   * The day on which the new fact was compared with its source.
   */
  checked_on: Timestamp;
  fact: string;
  /**
   * Empty where the page has no value any more.
   */
  new_value: string;
  /**
   * Empty where the page had no value.
   */
  old_value: string;
  part: Generated<string>;
  publication_id: Int8;
  source: string;
}

export interface GoLiveHidden {
  hidden_at: Generated<Timestamp>;
  is_hidden: Generated<boolean>;
  staff_id: string | null;
}

export interface Holidays {
  day: Timestamp;
  name: Generated<string>;
}

export interface LatePublications {
  kind: string;
  noticed_at: Generated<Timestamp>;
  schedule_id: Int8;
}

export interface LeadAssignments {
  assigned_at: Generated<Timestamp>;
  /**
   * Who had it before an escalation; else null.
   */
  from_staff_id: string | null;
  id: Generated<Int8>;
  lead_id: Int8;
  /**
   * `turn` by a rule, `again` for a person who wrote before, or `passed-on` by an escalation.
   */
  reason: string;
  rule_id: number | null;
  staff_id: string;
}

export interface LeadChanges {
  /**
   * One for each action, on one lead or on many; an undo reverts all of them.
   */
  change_set_id: string;
  changed_at: Generated<Timestamp>;
  id: Generated<Int8>;
  kind: string;
  lead_id: Int8;
  /**
   * The value after; null for none.
   */
  new_value: string | null;
  /**
   * The value before; null for none.
   */
  old_value: string | null;
  /**
   * The change set that this one reverts.
   */
  reverts: string | null;
  /**
   * Who made the change; null for a job, or where the account is deleted.
   */
  staff_id: string | null;
}

export interface LeadReaders {
  lead_id: Int8;
  seen_at: Generated<Timestamp>;
  /**
   * Since when it has been open without a break.
   */
  since: Generated<Timestamp>;
  staff_id: string;
}

export interface Leads {
  /**
   * Those of the questions that staff have answered.
   */
  answered: Generated<string[]>;
  /**
   * When the lead was assigned to its agent.
   */
  assigned_at: Timestamp | null;
  body_hash: string;
  campaign: Generated<Json>;
  /**
   * Transaction that wrote the row last; null for what lay there before.
   */
  changed_in: Generated<string | null>;
  /**
   * The one city of the catalogue that it is about; empty for none, null until that is filled in.
   */
  city: string | null;
  created_at: Generated<Timestamp>;
  email: string;
  /**
   * The first try to reach the person, however it went (docs/adr/0015); null before.
   */
  first_contact_at: Timestamp | null;
  /**
   * When the next follow-up is due; null for none.
   */
  follow_up_at: Timestamp | null;
  /**
   * `hot` where staff marked it; null otherwise.
   */
  heat: string | null;
  id: Generated<Int8>;
  idempotency_key: string;
  /**
   * The file that it came with; no one is notified of each such lead.
   */
  import_id: Int8 | null;
  is_demo: Generated<boolean>;
  /**
   * The place as the form showed it: the name of a project, a city, or N/A.
   */
  location: Generated<string>;
  /**
   * Why it was lost, by one word of a list; null unless it was.
   */
  lost_reason: string | null;
  message: string;
  name: string;
  /**
   * The agent it is assigned to; null while unassigned.
   */
  owner_id: string | null;
  /**
   * Path of the page it was sent from.
   */
  page: Generated<string>;
  /**
   * 10 digits for India, E.164 for any other country.
   */
  phone: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  phone_country: Generated<string>;
  /**
   * How the name sounds, for the search; null until a job fills it.
   */
  phonetic_keys: string[] | null;
  /**
   * `call`, `whatsapp` or `email`; null where the person named none.
   */
  preferred_channel: string | null;
  /**
   * `now`, `evening` or `weekend`; null where the person named none.
   */
  preferred_time: string | null;
  /**
   * The id of the project in the catalogue; null for none.
   */
  project_id: number | null;
  /**
   * The questions that the person asked us to answer, by their keys.
   */
  questions: Generated<string[]>;
  /**
   * What the receipt of the enquiry states, for its search; null until a job fills it.
   */
  reference: Generated<string | null>;
  /**
   * What the search finds it by: words, `^` and their beginnings, `~` and a sound, `#` and its project, `@` and its month in India; null until a job fills it.
   */
  search_words: string | null;
  /**
   * Of spam: its address is quiet and its only signal an unsolved challenge, so staff should check it.
   */
  spam_looks_honest: Generated<boolean>;
  /**
   * Keyed hash of the network that sent it: the one with most spam makes room first.
   */
  spam_network: string | null;
  /**
   * `address`, `phone`, `form` or `site`: the limit that was reached; `signs`: too many spam signals; null for a lead.
   */
  spam_reason: string | null;
  /**
   * What looks like a program: `hidden`, `hasty`, `unsolved` (app/enquiries/spam/spam-signals.ts).
   */
  spam_signals: Generated<string[]>;
  /**
   * `new`, `contacted`, `site-visit`, `negotiation`, `won` or `lost`.
   */
  status: Generated<string>;
}

export interface Outbox {
  alert_id: Int8 | null;
  /**
   * Tells events apart for a receiver: the same at every try and every destination.
   */
  event_id: Generated<string>;
  kind: string;
  lead_id: Int8 | null;
  notice_id: Int8 | null;
  /**
   * Of an answer: the question, by its key.
   */
  question: string | null;
  written_at: Generated<Timestamp>;
}

export interface PageLinks {
  expires_at: Timestamp;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  /**
   * SHA-256 of what the link holds.
   */
  token_hash: string;
  version_id: Int8;
}

export interface PagePublications {
  id: Generated<Int8>;
  /**
   * Always false: a page stays on the site.
   */
  is_archived: Generated<boolean>;
  page: string;
  published_at: Generated<Timestamp>;
  published_by: string | null;
  version_id: Int8;
}

export interface PageSchedules {
  cancelled_at: Timestamp | null;
  cancelled_by: string | null;
  done_at: Timestamp | null;
  id: Generated<Int8>;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  outcome: string | null;
  publish_at: Timestamp;
  /**
   * The version that is named; what is saved after it is no part of it.
   */
  version_id: Int8;
}

export interface PageVersions {
  /**
   * The version before it; null for the first, which is based on the file.
   */
  based_on: Int8 | null;
  /**
   * All texts of the page (app/pages/page-content.ts); of a legal page with the day from which they apply.
   */
  content: Json;
  id: Generated<Int8>;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  note: string | null;
  /**
   * The name of its file in content/pages.
   */
  page: string;
  /**
   * Always empty: a page has no facts.
   */
  sources: Generated<Json>;
}

export interface PrivacyEvents {
  /**
   * What happened, as JSON: what the hash is of, after the one before.
   */
  body: string;
  /**
   * The row of lead_changes that caused it, where it is a contact.
   */
  change_id: Generated<Int8 | null>;
  /**
   * SHA-256 of `previous` and `body`.
   */
  hash: string;
  id: Generated<Int8>;
  /**
   * Keyed hash of the phone.
   */
  person: string;
  /**
   * In the chain of this person, from 1 on.
   */
  position: number;
  /**
   * The hash of the row before; 64 zeros for the first.
   */
  previous: string;
  /**
   * Keyed hash of `hash`: the database alone is not enough to write another chain.
   */
  seal: string;
  /**
   * The row that caused it, so that it is recorded once.
   */
  source: string | null;
}

export interface PrivacyNotices {
  first_shown_at: Generated<Timestamp>;
  hash: string;
  /**
   * Both languages, as JSON: what the hash is of.
   */
  text: string;
  version: string;
}

export interface ProjectLinks {
  expires_at: Timestamp;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  /**
   * SHA-256 of what the link holds.
   */
  token_hash: string;
  version_id: Int8;
}

export interface ProjectPublications {
  id: Generated<Int8>;
  /**
   * Whether the page is removed from then on.
   */
  is_archived: Generated<boolean>;
  project_id: number;
  published_at: Generated<Timestamp>;
  published_by: string | null;
  /**
   * The address then: an earlier one leads to the newest.
   */
  slug: string;
  version_id: Int8;
}

export interface ProjectSchedules {
  cancelled_at: Timestamp | null;
  cancelled_by: string | null;
  done_at: Timestamp | null;
  id: Generated<Int8>;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  outcome: string | null;
  publish_at: Timestamp;
  /**
   * The version that is named; what is saved after it is no part of it.
   */
  version_id: Int8;
}

export interface ProjectVersions {
  /**
   * The version before it; null for the first, which is based on the file.
   */
  based_on: Int8 | null;
  /**
   * The whole project (app/projects/model/project.ts).
   */
  content: Json;
  id: Generated<Int8>;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  note: string | null;
  /**
   * The id of content/projects.
   */
  project_id: number;
  /**
   * Source and day of each fact that differs from the published version.
   */
  sources: Generated<Json>;
}

export interface PushKeys {
  made_at: Generated<Timestamp>;
  public_key: string;
  /**
   * Encrypted with a key from SESSION_SECRET.
   */
  sealed_private_key: string;
  singleton: Generated<boolean>;
}

export interface PushOutbox {
  lead_id: Int8;
  queued_at: Generated<Timestamp>;
  subscription_id: Int8;
}

export interface PushSubscriptions {
  /**
   * The secret shared with the device (RFC 8291), base64url.
   */
  auth: string;
  browser: Generated<string>;
  created_at: Generated<Timestamp>;
  /**
   * Where the device's push service takes messages for it.
   */
  endpoint: string;
  id: Generated<Int8>;
  last_failed_at: Timestamp | null;
  last_sent_at: Timestamp | null;
  /**
   * The device's public key (RFC 8291), base64url.
   */
  p256dh: string;
  /**
   * When the dashboard was last opened there.
   */
  renewed_at: Generated<Timestamp>;
  /**
   * The session that wished it or renewed it last; it may have run out.
   */
  session_id: string;
  staff_id: string;
}

export interface RateLimitHits {
  /**
   * An IPv4 address, or the /64 of an IPv6 address.
   */
  address: string;
  arrived_at: Generated<Timestamp>;
  /**
   * Project or kind of page that it was sent from.
   */
  form: string | null;
  /**
   * Whether few of its class had come from its address and network.
   */
  is_quiet: Generated<boolean>;
  /**
   * Whether a solved challenge came with the enquiry.
   */
  is_solved: Generated<boolean>;
  /**
   * Whether it was stored as spam.
   */
  is_spam: Generated<boolean>;
  /**
   * `enquiry`, `contact` or `alert`.
   */
  kind: string;
  /**
   * The /48 of an IPv6 address, or the IPv4 address; null where it is not limited.
   */
  network: string | null;
  /**
   * Keyed hash of the phone, for its budget of an hour.
   */
  phone_key: string | null;
}

export interface ReportCounts {
  count: number;
  /**
   * The day in Asia/Kolkata.
   */
  day: Timestamp;
  key: string;
  kind: string;
  /**
   * Whose leads are counted; empty for all leads, of first contacts for leads without an owner.
   */
  owner_id: string;
}

export interface ReportRefreshes {
  /**
   * The working hours by which first contacts were counted.
   */
  clock: string;
  /**
   * Changes from this transaction on are not in report_counts yet; 0 after a restore.
   */
  counted_to: string;
  singleton: Generated<boolean>;
}

export interface Requirements {
  bedrooms: Generated<number[]>;
  /**
   * In rupees.
   */
  budget_from: Int8 | null;
  budget_to: Int8 | null;
  changed_at: Generated<Timestamp>;
  /**
   * ISO 639-1.
   */
  language: string | null;
  lead_id: Int8;
  needs_loan: boolean | null;
  places: Generated<string[]>;
  /**
   * Size of the plot in square feet.
   */
  plot_from: number | null;
  plot_to: number | null;
  purpose: string | null;
  /**
   * When they want to buy.
   */
  timing: string | null;
  /**
   * A type of project.
   */
  type: string | null;
}

export interface RestoreDrills {
  /**
   * Null while it runs, or where the process ended first.
   */
  ended_at: Timestamp | null;
  id: Generated<Int8>;
  is_good: boolean | null;
  result: string | null;
  staff_id: string | null;
  started_at: Generated<Timestamp>;
}

export interface RotationState {
  /**
   * The agent who had the last turn, by their position in the order.
   */
  last_position: string;
  rule_id: number;
}

export interface SealedContacts {
  /**
   * The public key it was sealed for.
   */
  recipient: string;
  /**
   * As age wrote it (age-encryption.org), in armour.
   */
  sealed: string;
  withdrawal_id: Int8;
}

export interface SettingChanges {
  changed_at: Generated<Timestamp>;
  id: Generated<Int8>;
  /**
   * The same, sealed with a key that is derived from SESSION_SECRET.
   */
  secrets: Generated<Json>;
  section: string;
  staff_id: string | null;
  /**
   * By the name of the setting; one that is missing has its default.
   */
  texts: Json;
}

export interface SetupLinks {
  expires_at: Timestamp;
  /**
   * SHA-256 of the token.
   */
  token_hash: string;
}

export interface SignInAttempts {
  address: string;
  attempted_at: Generated<Timestamp>;
  /**
   * The id of a known browser of this account; null for any other.
   */
  browser: string | null;
  id: Generated<Int8>;
  /**
   * Whose login waits for its code; null once it is finished or ended.
   */
  pending_staff_id: string | null;
  phone: string;
  succeeded: Generated<boolean>;
}

export interface SiteSecrets {
  /**
   * Made of it by a keyed hash; it cannot be made of this.
   */
  fingerprint: string;
  /**
   * When the site started with it for the first time.
   */
  first_used_at: Generated<Timestamp>;
  /**
   * When it did for the last time; the latest is that of the site.
   */
  last_used_at: Generated<Timestamp>;
  /**
   * The variable that sets it, where no file of the data folder holds it.
   */
  name: string;
}

export interface SourceDeliveries {
  attempts: Generated<number>;
  id: Generated<Int8>;
  /**
   * Of a part of a file.
   */
  import_id: Int8 | null;
  /**
   * Content type, query and body, sealed; null after its period or an erasure.
   */
  payload: string | null;
  /**
   * No other process reads it before then.
   */
  read_after: Generated<Timestamp>;
  /**
   * Of nothing: why, in words.
   */
  reason: string | null;
  received_at: Generated<Timestamp>;
  result: string | null;
  source_id: Int8;
  state: Generated<string>;
  way: string;
}

export interface SourceEnquiries {
  /**
   * What the source called the project, as in source_projects; null where it named none.
   */
  called: string | null;
  /**
   * What the adapter read, sealed; null after its period.
   */
  content: string | null;
  delivery_id: Int8;
  id: Generated<Int8>;
  /**
   * Its row of source_keys; null where nothing could be read.
   */
  key: string | null;
  lead_id: Int8 | null;
  /**
   * Keyed hash of the phone, so that a withdrawal finds what has no lead yet.
   */
  person: string | null;
  /**
   * In its delivery, from 0 on.
   */
  position: number;
  reason: string | null;
  received_at: Generated<Timestamp>;
  result: string;
  settled_by: string | null;
  source_id: Int8;
}

export interface SourceImportParts {
  import_id: Int8;
  /**
   * Of its first row among the rows of the file, from 0 on.
   */
  position: number;
  /**
   * Sealed, as JSON.
   */
  rows: string;
}

export interface SourceImports {
  /**
   * Faults since the last part that was stored.
   */
  attempts: Generated<number>;
  columns: string[];
  created_count: Generated<number>;
  ended_at: Timestamp | null;
  failure: string | null;
  /**
   * What each column becomes; remembered for the next file with these columns.
   */
  fields: string[];
  /**
   * SHA-256 of the file, so that a second import of it is noticed.
   */
  file_hash: string;
  file_name: string;
  /**
   * Line of the file with its first row, from 1 on.
   */
  first_row: number;
  /**
   * Whether its serial numbers of dates count from 1904.
   */
  has_1904_dates: Generated<boolean>;
  id: Generated<Int8>;
  /**
   * Whether 08/10/2026 is the 8th of October.
   */
  is_day_first: boolean;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  /**
   * The agent of every lead; null where the assignment rules decide.
   */
  owner_id: string | null;
  rejected_count: Generated<number>;
  repeat_count: Generated<number>;
  row_count: number;
  source_id: Int8;
  started_at: Timestamp | null;
  state: Generated<string>;
}

export interface SourceKeys {
  /**
   * Keyed hash of the phone, of an enquiry to which the portal gave no id; else null.
   */
  about: string | null;
  /**
   * The number of its advertisement; null where the portal named none.
   */
  ad: string | null;
  /**
   * Keyed hash of what it said.
   */
  content: string;
  /**
   * Whether said_at is of the portal.
   */
  is_sent_time: boolean | null;
  key: string;
  /**
   * As the portal called it.
   */
  project: string | null;
  /**
   * When the person sent it, or else when it arrived.
   */
  said_at: Timestamp | null;
  seen_at: Generated<Timestamp>;
  source_id: Int8;
}

export interface SourceProjects {
  /**
   * Number of the advertisement at the source, else its name of the project; in lower case.
   */
  called: string;
  chosen_at: Generated<Timestamp>;
  /**
   * Of the sources; each of the kind has the same names.
   */
  kind: string;
  /**
   * In the catalogue; one that is no longer there has no effect.
   */
  project_id: number;
  staff_id: string | null;
}

export interface SourceRemovedKeys {
  /**
   * SHA-256, as in sources.keys.
   */
  hash: string;
  removed_at: Generated<Timestamp>;
  source_id: Int8;
  /**
   * When someone last sent with it; null for no one.
   */
  used_at: Timestamp | null;
  /**
   * How often someone sent with it.
   */
  uses: Generated<number>;
}

export interface Sources {
  created_at: Generated<Timestamp>;
  /**
   * How far it is read, in the words of its adapter; moves when all before it is stored.
   */
  cursor: string | null;
  /**
   * Since when we cannot read it; null while we can.
   */
  failing_since: Timestamp | null;
  failure: string | null;
  /**
   * The same of a failure; null once it is over.
   */
  failure_alarm_at: Timestamp | null;
  id: Generated<Int8>;
  is_paused: Generated<boolean>;
  /**
   * SHA-256 of the keys that are valid, the newest first.
   */
  keys: Generated<string[]>;
  /**
   * Its adapter in app/sources/kinds/.
   */
  kind: string;
  name: string;
  /**
   * Whether only an owner can end the failure.
   */
  needs_owner: Generated<boolean>;
  next_pull_at: Timestamp | null;
  /**
   * In the address to which it sends, where the key is not.
   */
  public_id: string;
  pulled_at: Timestamp | null;
  /**
   * When the team last heard that it is quiet; null after its next lead.
   */
  quiet_alarm_at: Timestamp | null;
  /**
   * Why we refused its last request that was refused, in words.
   */
  refusal: string | null;
  refused_at: Timestamp | null;
  /**
   * By name, sealed with a key that is derived from SESSION_SECRET.
   */
  secrets: Generated<Json>;
  settings: Generated<Json>;
  /**
   * No alarm before then.
   */
  snoozed_until: Timestamp | null;
  /**
   * When its last test arrived.
   */
  tested_at: Timestamp | null;
}

export interface SpamApprovals {
  approved_at: Generated<Timestamp>;
  approved_by: string | null;
  lead_id: Int8;
  /**
   * The value of leads.spam_reason before the approval.
   */
  spam_reason: string;
}

export interface StaffAccounts {
  access_token: string | null;
  access_token_expires_at: Timestamp | null;
  account_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  id_token: string | null;
  password: string | null;
  provider_id: string;
  refresh_token: string | null;
  refresh_token_expires_at: Timestamp | null;
  scope: string | null;
  /**
   * When another person set this password; null once the account's own person has chosen one.
   */
  temporary_password_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  user_id: string;
}

export interface StaffAvailability {
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  /**
   * Whether the agent takes leads. Without a row agents do and owners do not.
   */
  is_available: boolean;
  /**
   * ISO 639-1.
   */
  languages: Generated<string[]>;
  /**
   * New leads at most; null for the limit of assignment_settings.
   */
  max_new_leads: number | null;
  staff_id: string;
}

export interface StaffLeave {
  /**
   * Days in Asia/Kolkata, without the upper one.
   */
  during: string;
  entered_at: Generated<Timestamp>;
  entered_by: string | null;
  reason: Generated<string>;
  staff_id: string;
}

export interface StaffPasswordLinks {
  expires_at: Timestamp;
  made_by: string;
  /**
   * SHA-256 of the token.
   */
  token_hash: string;
  user_id: string;
}

export interface StaffRecoveryCodes {
  /**
   * SHA-256 of the code.
   */
  code_hash: string;
  id: Generated<Int8>;
  used_at: Timestamp | null;
  user_id: string;
}

export interface StaffSessions {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  ip_address: string | null;
  /**
   * SHA-256 of the session's token; the token itself is in the cookie alone.
   */
  token_hash: string;
  updated_at: Generated<Timestamp>;
  user_agent: string | null;
  user_id: string;
}

export interface StaffSuspensions {
  id: Generated<Int8>;
  /**
   * Null while it holds.
   */
  restored_at: Timestamp | null;
  suspended_at: Generated<Timestamp>;
  user_id: string;
}

export interface StaffTwoStep {
  /**
   * Null while it is being set up, and sign-in does not ask for it.
   */
  confirmed_at: Timestamp | null;
  /**
   * The half minute since 1970 of the code that was used last: none works twice.
   */
  last_step: Generated<number>;
  /**
   * Encrypted with a key that is not in the database.
   */
  secret: string;
  started_at: Generated<Timestamp>;
  user_id: string;
}

export interface StaffUsers {
  /**
   * Whether they edit and publish projects, pages and photos; an owner always can.
   */
  can_edit: Generated<boolean>;
  /**
   * Whether they export leads; an owner always can.
   */
  can_export: Generated<boolean>;
  created_at: Generated<Timestamp>;
  email: string;
  email_verified: Generated<boolean>;
  id: string;
  image: string | null;
  /**
   * `own` leads or `all`; an owner sees all.
   */
  lead_scope: Generated<string>;
  name: string;
  /**
   * 10 digits for India, E.164 for any other country.
   */
  phone: string;
  phone_verified: Generated<boolean>;
  /**
   * `owner` or `agent`.
   */
  role: Generated<string>;
  /**
   * When they last used the dashboard, to the minute.
   */
  seen_at: Timestamp | null;
  /**
   * When their access was last reduced: they cannot undo earlier changes.
   */
  undo_after: Timestamp | null;
  updated_at: Generated<Timestamp>;
}

export interface StaffVerifications {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  identifier: string;
  updated_at: Generated<Timestamp>;
  value: string;
}

export interface StaffViews {
  created_at: Generated<Timestamp>;
  id: Generated<Int8>;
  name: string;
  /**
   * The query string of the leads list: its filters and its order.
   */
  search: string;
  staff_id: string;
}

export interface TeamNotices {
  /**
   * The next notice of the kind counts what was stored later.
   */
  counted_until: Timestamp;
  /**
   * Enquiries that it tells of.
   */
  enquiries: number;
  id: Generated<Int8>;
  kind: string;
  made_at: Generated<Timestamp>;
}

export interface UsedChallenges {
  expires_at: Timestamp;
  /**
   * Different for each challenge.
   */
  nonce: string;
}

export interface VisitorAlerts {
  /**
   * The publication that it was compared with last.
   */
  checked_version: Int8;
  /**
   * Null until the link in the email is confirmed, or staff sent a first message on WhatsApp.
   */
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  /**
   * When the latest message became due.
   */
  due_at: Timestamp | null;
  /**
   * In lower case; an alert has an email address or a phone.
   */
  email: string | null;
  /**
   * Projects of the latest message.
   */
  found: Generated<number[]>;
  id: Generated<Int8>;
  /**
   * Of a search: projects that fitted before, or that a message named.
   */
  known: Generated<number[]>;
  /**
   * SHA-256 of the notice that was shown (privacy_notices).
   */
  notice: string;
  /**
   * For WhatsApp: 10 digits for India, E.164 for any other country.
   */
  phone: string | null;
  project_id: number | null;
  question: string | null;
  /**
   * The filter of the projects page as in its address; empty for every new project.
   */
  search: string | null;
  /**
   * When it went into the outbox, or staff marked it as sent on WhatsApp.
   */
  sent_at: Timestamp | null;
  /**
   * Opens the page on which the alert is confirmed and stopped.
   */
  token: string;
  /**
   * Version of that notice.
   */
  version: string;
}

export interface VisitorMails {
  /**
   * Keyed hash of the address.
   */
  email_key: string;
  id: Generated<Int8>;
  kind: string;
  mailed_at: Generated<Timestamp>;
  /**
   * Keyed hash of the network that asked for it; null for confirmations.
   */
  network_key: string | null;
}

export interface Visits {
  /**
   * Who accompanies the visitor; null for no one yet.
   */
  agent_id: string | null;
  changed_at: Generated<Timestamp>;
  /**
   * Who changed it last; null for a job, or where the account is deleted.
   */
  changed_by: string | null;
  created_at: Generated<Timestamp>;
  /**
   * The start of which the reminder of the day before went out; null for none.
   */
  day_reminder_of: Timestamp | null;
  ends_at: Timestamp;
  /**
   * The start of which the reminder two hours before went out; null for none.
   */
  hours_reminder_of: Timestamp | null;
  id: Generated<Int8>;
  /**
   * Whether the visit is by video.
   */
  is_video: Generated<boolean>;
  /**
   * The change set in lead_changes that changed it last; null where there is none to revert.
   */
  last_change_set_id: string | null;
  lead_id: Int8;
  /**
   * The visit before the last change; null where that change created it.
   */
  previous: Json | null;
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * How often it was changed: the calendar's SEQUENCE, and what a writer must have seen.
   */
  sequence: Generated<number>;
  starts_at: Timestamp;
  /**
   * `asked`, `confirmed`, `came`, `missed` or `cancelled`.
   */
  status: Generated<string>;
  /**
   * Opens the calendar file; random, so that it cannot be guessed.
   */
  token: string;
  /**
   * Of a video visit: the https address of the call; null until staff note it.
   */
  video_link: string | null;
}

export interface WebVitals {
  /**
   * Lowest value that counts here: milliseconds, of CLS thousandths.
   */
  bucket: number;
  /**
   * In Asia/Kolkata.
   */
  day: Timestamp;
  device: string;
  /**
   * Which kind of page, by its name in the table of addresses.
   */
  page: string;
  views: number;
  vital: string;
}

export interface WithdrawalLinks {
  /**
   * The event of the outbox: the token is made of it by PRIVACY_SECRET when the mail is written.
   */
  event_id: string;
  expires_at: Timestamp;
  /**
   * The enquiries with that phone and address when it was asked for.
   */
  lead_ids: ArrayType<Int8>;
  /**
   * SHA-256 of the token.
   */
  token_hash: string;
  used_at: Timestamp | null;
}

export interface WithdrawalRequests {
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: Generated<Int8>;
  /**
   * The enquiries that the link closes.
   */
  lead_ids: ArrayType<Int8>;
  requested_at: Generated<Timestamp>;
  /**
   * SHA-256 of the link.
   */
  token_hash: string;
  way: string;
  /**
   * What it became; null where it waits, was rejected, or its enquiries were gone.
   */
  withdrawal_id: Int8 | null;
}

export interface Withdrawals {
  /**
   * When what is sealed is erased.
   */
  erase_at: Timestamp;
  erased_at: Timestamp | null;
  id: Generated<Int8>;
  /**
   * Whether the file outside of the database holds it.
   */
  is_filed: Generated<boolean>;
  /**
   * How many enquiries went.
   */
  leads: number;
  /**
   * Enquiries of the same phones that stayed, the oldest hundred: by them the page of the link finds the phone.
   */
  left_leads: Generated<ArrayType<Int8>>;
  /**
   * The withdrawn enquiries, where others with the phone are another person's.
   */
  only_leads: ArrayType<Int8> | null;
  /**
   * Keyed hashes of the phones.
   */
  people: string[];
  /**
   * When what was sealed came back; null where it did not.
   */
  restored_at: Timestamp | null;
  /**
   * The owner who restored it; null for a command.
   */
  restored_by: string | null;
  /**
   * SHA-256 of the links that withdrew or would have.
   */
  tokens: Generated<string[]>;
  /**
   * Who did it: `link` of an enquiry, `mail` (a link in an email), `desk` (staff), `command`, `retention` or `restore`.
   */
  way: string;
  withdrawn_at: Generated<Timestamp>;
}

export interface WorkingHours {
  /**
   * Minutes after midnight; 1440 is the next one.
   */
  closes: number;
  /**
   * Minutes after midnight.
   */
  opens: number;
  /**
   * 1 is Monday, 7 is Sunday, in Asia/Kolkata.
   */
  weekday: number;
}

export interface Database {
  asked_questions: AskedQuestions;
  assignment_rule_people: AssignmentRulePeople;
  assignment_rules: AssignmentRules;
  assignment_settings: AssignmentSettings;
  audit_log: AuditLog;
  backups: Backups;
  change_sets: ChangeSets;
  consents: Consents;
  contact_intents: ContactIntents;
  csp_reports: CspReports;
  deleted_leads: DeletedLeads;
  deliveries: Deliveries;
  duplicate_links: DuplicateLinks;
  duplicate_unlinks: DuplicateUnlinks;
  escalations: Escalations;
  fact_changes: FactChanges;
  go_live_hidden: GoLiveHidden;
  holidays: Holidays;
  late_publications: LatePublications;
  lead_assignments: LeadAssignments;
  lead_changes: LeadChanges;
  lead_readers: LeadReaders;
  leads: Leads;
  outbox: Outbox;
  page_links: PageLinks;
  page_publications: PagePublications;
  page_schedules: PageSchedules;
  page_versions: PageVersions;
  privacy_events: PrivacyEvents;
  privacy_notices: PrivacyNotices;
  project_links: ProjectLinks;
  project_publications: ProjectPublications;
  project_schedules: ProjectSchedules;
  project_versions: ProjectVersions;
  push_keys: PushKeys;
  push_outbox: PushOutbox;
  push_subscriptions: PushSubscriptions;
  rate_limit_hits: RateLimitHits;
  report_counts: ReportCounts;
  report_refreshes: ReportRefreshes;
  requirements: Requirements;
  restore_drills: RestoreDrills;
  rotation_state: RotationState;
  sealed_contacts: SealedContacts;
  setting_changes: SettingChanges;
  setup_links: SetupLinks;
  sign_in_attempts: SignInAttempts;
  site_secrets: SiteSecrets;
  source_deliveries: SourceDeliveries;
  source_enquiries: SourceEnquiries;
  source_import_parts: SourceImportParts;
  source_imports: SourceImports;
  source_keys: SourceKeys;
  source_projects: SourceProjects;
  source_removed_keys: SourceRemovedKeys;
  sources: Sources;
  spam_approvals: SpamApprovals;
  staff_accounts: StaffAccounts;
  staff_availability: StaffAvailability;
  staff_leave: StaffLeave;
  staff_password_links: StaffPasswordLinks;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_sessions: StaffSessions;
  staff_suspensions: StaffSuspensions;
  staff_two_step: StaffTwoStep;
  staff_users: StaffUsers;
  staff_verifications: StaffVerifications;
  staff_views: StaffViews;
  team_notices: TeamNotices;
  used_challenges: UsedChallenges;
  visitor_alerts: VisitorAlerts;
  visitor_mails: VisitorMails;
  visits: Visits;
  web_vitals: WebVitals;
  withdrawal_links: WithdrawalLinks;
  withdrawal_requests: WithdrawalRequests;
  withdrawals: Withdrawals;
  working_hours: WorkingHours;
}
