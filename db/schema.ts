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

export interface AccountActs {
  act: string;
  /**
   * What it was, with what brings it back (app/staff/team/change-set.ts).
   */
  done: Json;
  done_at: Generated<Timestamp>;
  /**
   * Whose account it is.
   */
  person_id: string;
  /**
   * Who did it.
   */
  staff_id: string;
  undone_at: Timestamp | null;
}

export interface Arrivals {
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
   * `enquiry` or `contact`.
   */
  kind: string;
  /**
   * The /48 that an address of IPv6 is in, or the IPv4 address; null where nobody counts it.
   */
  network: string | null;
  /**
   * Keyed hash of the phone, for its budget of an hour.
   */
  phone_key: string | null;
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
   * Everybody who takes leads, whatever assignment_rule_people says.
   */
  is_for_all: Generated<boolean>;
  /**
   * The one rule that fits every lead; it stays.
   */
  is_rest: Generated<boolean>;
  /**
   * Lower ones are asked first; the rest is always last.
   */
  place: Generated<number>;
  /**
   * A removed rule decides nothing; what it decided before stays its own, and so do its place and its turn.
   */
  removed_at: Timestamp | null;
}

export interface AssignmentSettings {
  /**
   * New leads that one person has at most, unless their own cap says otherwise.
   */
  cap: Generated<number>;
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  /**
   * Leads that came earlier are given out by nobody but people.
   */
  gives_since: Generated<Timestamp>;
  is_one: Generated<boolean>;
  /**
   * Working minutes untouched after which a lead goes to the next.
   */
  pass_on_minutes: Generated<number>;
  /**
   * Working minutes within which somebody is called, as the site promises.
   */
  promise_minutes: Generated<number>;
  /**
   * Working minutes since it came, untouched, after which the owner is told.
   */
  tell_minutes: Generated<number>;
}

export interface AssignmentTurns {
  /**
   * Whose turn was last, by their place in the order.
   */
  last_place: string;
  rule_id: number;
}

export interface Backups {
  /**
   * The moment whose rows it holds, within a second.
   */
  began_at: Timestamp;
  bytes: Int8 | null;
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
  /**
   * The folder or the address of the bucket that it went to.
   */
  place: string;
  row_count: Int8 | null;
  /**
   * Of the file, hexadecimal.
   */
  sha256: string | null;
}

export interface BlockedLoads {
  /**
   * A host, or a word: `self` is the site, `inline` and `eval` are script or style in the page, `other` is whatever came when the day had enough rows.
   */
  blocked: string;
  /**
   * In Asia/Kolkata, as the desk reads time.
   */
  day: Timestamp;
  /**
   * Which rule refused it, by its name in CSP Level 3.
   */
  directive: string;
  reports: number;
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
   * Invented by a demonstration; nobody pressed it.
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

export interface Deliveries {
  /**
   * When it was given up: somebody at the desk can have it sent again.
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

export interface FactChanges {
  became: string;
  /**
   * The day somebody held the new fact against its source.
   */
  checked_on: Timestamp;
  fact: string;
  part: Generated<string>;
  publication_id: Int8;
  source: string;
  /**
   * Empty where the page said nothing.
   */
  was: string;
}

export interface GoneLeads {
  /**
   * Transaction that took it away.
   */
  changed_in: Generated<string>;
  gone_at: Generated<Timestamp>;
  lead_id: Int8;
}

export interface Holidays {
  day: Timestamp;
  name: Generated<string>;
}

export interface InsightClock {
  name: string;
  only_one: Generated<boolean>;
}

export interface InsightCounts {
  count: number;
  /**
   * The day, or the first of the month, in Asia/Kolkata.
   */
  day: Timestamp;
  key: string;
  kind: string;
  /**
   * Whose leads are counted; empty for everybody's.
   */
  owner_id: string;
  span: string;
}

export interface InsightMoves {
  /**
   * When the lead came; null until somebody was in touch.
   */
  arrived_at: Timestamp | null;
  campaign: string | null;
  city: string | null;
  /**
   * `call` or `chat`, where it is a press of such a link.
   */
  click: string | null;
  contacted_at: Timestamp | null;
  day: Timestamp;
  farthest: number | null;
  lost_reason: string | null;
  owner_id: string | null;
  /**
   * The id of the project after a #, or of a click and of a lead that is not filled in the address.
   */
  project: string | null;
  source: string | null;
  status: string | null;
  /**
   * 1 came to the counts, -1 left them.
   */
  weight: number;
}

export interface InsightReaches {
  day: Timestamp;
  farthest: number;
  lead_id: Int8;
  owner_id: string | null;
}

export interface LatePublications {
  kind: string;
  noticed_at: Generated<Timestamp>;
  schedule_id: Int8;
}

export interface LatePushes {
  /**
   * Not before; a process that sends it puts this off first.
   */
  due_at: Generated<Timestamp>;
  kind: string;
  queued_at: Generated<Timestamp>;
  schedule_id: Int8;
  subscription_id: Int8;
  tries: Generated<number>;
}

export interface LeadAcceptances {
  accepted_at: Generated<Timestamp>;
  accepted_by: string | null;
  lead_id: Int8;
  /**
   * What `leads.suspect` was.
   */
  suspected: string;
}

export interface LeadAssignments {
  given_at: Generated<Timestamp>;
  id: Generated<Int8>;
  lead_id: Int8;
  /**
   * `turn` by a rule, `again` for a person who wrote before, or `passed-on`.
   */
  reason: string;
  rule_id: number | null;
  staff_id: string;
}

export interface LeadChanges {
  /**
   * What was done at once, to one lead or to many, has one, and is undone at once.
   */
  act: string;
  /**
   * What stands there since; null for nothing.
   */
  became: string | null;
  changed_at: Generated<Timestamp>;
  id: Generated<Int8>;
  kind: string;
  lead_id: Int8;
  /**
   * Who did it; null where the desk itself did, or the account is gone.
   */
  staff_id: string | null;
  /**
   * The act that this takes back.
   */
  undoes: string | null;
  /**
   * What stood there before; null for nothing.
   */
  was: string | null;
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
   * When somebody first tried to reach whoever sent it, however that went (docs/decisions/0015); null until then.
   */
  first_contact_at: Timestamp | null;
  /**
   * The next moment that something is owed at; null where nothing is.
   */
  follow_up_at: Timestamp | null;
  /**
   * When its owner got it.
   */
  given_at: Timestamp | null;
  id: Generated<Int8>;
  idempotency_key: string;
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
   * How its name may sound; null until that is filled in.
   */
  name_keys: string[] | null;
  /**
   * Who works on it; null while it is not given out.
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
   * The id of the project asked about in the catalogue; null for none.
   */
  project_id: number | null;
  /**
   * `call`, `whatsapp` or `email`; null where the person did not say.
   */
  reach_by: string | null;
  /**
   * `now`, `evening` or `weekend`; null where the person did not say.
   */
  reach_when: string | null;
  /**
   * What looked as if a program had sent it: `hidden`, `hasty`, `unsolved` (app/enquiries/spam/spam-signals.ts).
   */
  signs: Generated<string[]>;
  /**
   * Of spam: its address is quiet and its only signal an unsolved challenge, so staff should check it.
   */
  spam_looks_honest: Generated<boolean>;
  /**
   * Keyed hash of the network that sent it: the one with most spam makes room first.
   */
  spam_network: string | null;
  /**
   * `new`, `contacted`, `site-visit`, `negotiation`, `won` or `lost`.
   */
  status: Generated<string>;
  /**
   * `address`, `phone`, `form` or `site`: which budget was used up; `signs`: there are too many of these; null for every lead of the list.
   */
  suspect: string | null;
}

export interface ListingLinks {
  expires_at: Timestamp;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  /**
   * SHA-256 of what the link holds.
   */
  token_hash: string;
  version_id: Int8;
}

export interface ListingPublications {
  id: Generated<Int8>;
  /**
   * Its page is gone from then on.
   */
  is_archived: Generated<boolean>;
  listing_id: number;
  published_at: Generated<Timestamp>;
  published_by: string | null;
  /**
   * Its address then: an earlier one leads to the newest.
   */
  slug: string;
  version_id: Int8;
}

export interface ListingSchedules {
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

export interface ListingVersions {
  /**
   * The version before it; null for the first, which is based on the file.
   */
  based_on: Int8 | null;
  /**
   * The whole listing (app/projects/model/project.ts).
   */
  content: Json;
  id: Generated<Int8>;
  /**
   * The id of content/projects.
   */
  listing_id: number;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  note: string | null;
  /**
   * Of each fact that differs from what is published, whence it comes and the day it was checked.
   */
  sources: Generated<Json>;
}

export interface Outbox {
  /**
   * What a receiver tells events apart by: the same at every try, and at every place.
   */
  event_id: Generated<string>;
  kind: string;
  lead_id: Int8 | null;
  notice_id: Int8 | null;
  written_at: Generated<Timestamp>;
}

export interface PersonMerges {
  /**
   * The act of lead_changes that said it, by which it is undone.
   */
  act: string;
  id: Generated<Int8>;
  /**
   * False takes back what was said of the two before.
   */
  is_one: boolean;
  other: string;
  phone: string;
  said_at: Generated<Timestamp>;
  /**
   * Who said it; null once the account is gone.
   */
  staff_id: string | null;
}

export interface PersonSplits {
  /**
   * The act of lead_changes that said it, by which it is undone.
   */
  act: string;
  id: Generated<Int8>;
  /**
   * False takes back what was said of it before.
   */
  is_apart: boolean;
  lead_id: Int8;
  said_at: Generated<Timestamp>;
  /**
   * Who said it; null once the account is gone.
   */
  staff_id: string | null;
}

export interface PrivacyEvents {
  /**
   * What happened, as JSON: what the hash is of, after the one before.
   */
  body: string;
  /**
   * The row of lead_changes that it tells of, where it is a contact.
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
  place: number;
  /**
   * The hash of the row before; 64 zeros for the first.
   */
  previous: string;
  /**
   * Keyed hash of `hash`: whoever has the database alone can write no other chain.
   */
  seal: string;
  /**
   * The row it tells of, so that it is told once.
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

export interface PushKeys {
  is_one: Generated<boolean>;
  made_at: Generated<Timestamp>;
  public_key: string;
  /**
   * Encrypted with a key from SESSION_SECRET.
   */
  sealed_private_key: string;
}

export interface PushOutbox {
  /**
   * Not before; a process that sends it puts this off first.
   */
  due_at: Generated<Timestamp>;
  lead_id: Int8;
  queued_at: Generated<Timestamp>;
  subscription_id: Int8;
  tries: Generated<number>;
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
   * When its desk was last opened there.
   */
  renewed_at: Generated<Timestamp>;
  /**
   * The session that wished it or renewed it last; it may have run out.
   */
  session_id: string;
  staff_id: string;
}

export interface Record {
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
   * Who did it; null for somebody who was not signed in.
   */
  staff_id: string | null;
  written_at: Generated<Timestamp>;
}

export interface SealedPeople {
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

export interface SetUpActs {
  act: string;
  /**
   * What it was, with what brings it back (app/assignment/change-sets/change-set.ts).
   */
  done: Json;
  done_at: Generated<Timestamp>;
  /**
   * Who did it.
   */
  staff_id: string;
  undone_at: Timestamp | null;
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

export interface SpentPuzzles {
  expires_at: Timestamp;
  /**
   * What tells one puzzle from all others.
   */
  nonce: string;
}

export interface StaffAccounts {
  access_token: string | null;
  access_token_expires_at: Timestamp | null;
  account_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  id_token: string | null;
  password: string | null;
  /**
   * When somebody else gave this password; null once its person has chosen one.
   */
  password_given_at: Timestamp | null;
  provider_id: string;
  refresh_token: string | null;
  refresh_token_expires_at: Timestamp | null;
  scope: string | null;
  updated_at: Generated<Timestamp>;
  user_id: string;
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

export interface StaffRecoveryCodes {
  /**
   * SHA-256 of the code.
   */
  code_hash: string;
  id: Generated<Int8>;
  used_at: Timestamp | null;
  user_id: string;
}

export interface StaffSecondSteps {
  begun_at: Generated<Timestamp>;
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

export interface StaffTakes {
  /**
   * New leads at most; null for the cap of the desk.
   */
  cap: number | null;
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  /**
   * The switch. Without a row agents take leads and owners do not.
   */
  is_taking: boolean;
  /**
   * ISO 639-1.
   */
  languages: Generated<string[]>;
  staff_id: string;
}

export interface StaffUsers {
  created_at: Generated<Timestamp>;
  email: string;
  email_verified: Generated<boolean>;
  id: string;
  image: string | null;
  /**
   * Whether they edit and publish listings, words and photographs; an owner always does.
   */
  may_edit: Generated<boolean>;
  /**
   * Whether files of leads are made for them; always for an owner.
   */
  may_export: Generated<boolean>;
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
   * When the desk was last asked by them, to the minute.
   */
  seen_at: Timestamp | null;
  /**
   * `own` leads or `all`; an owner sees all.
   */
  sees: Generated<string>;
  /**
   * When their access was narrowed last: what they did until then is no longer theirs to undo.
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

export interface UntouchedLeads {
  lead_id: Int8;
  told_at: Generated<Timestamp>;
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
   * Who goes with the visitor; null while nobody does.
   */
  agent_id: string | null;
  /**
   * What it was before that act, or null where the act made it.
   */
  before: Json | null;
  changed_at: Generated<Timestamp>;
  /**
   * Who changed it last; null where nobody did, or the account is gone.
   */
  changed_by: string | null;
  created_at: Generated<Timestamp>;
  ends_at: Timestamp;
  id: Generated<Int8>;
  /**
   * The act of `lead_changes` that changed it last; null where there is nothing to take back.
   */
  last_act: string | null;
  lead_id: Int8;
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
   * Opens the calendar file; random, so that nobody finds another person's visit.
   */
  token: string;
}

export interface VitalCounts {
  /**
   * Lowest value that counts here: milliseconds, of CLS thousandths.
   */
  bucket: number;
  /**
   * In Asia/Kolkata, as the desk reads time.
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
   * The enquiries alone that went, where others of the phone are somebody else's.
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
   * Who did it: `link` of an enquiry, `mail` (a link that was mailed), `desk`, `command`, `retention` or `restore`.
   */
  way: string;
  withdrawn_at: Generated<Timestamp>;
}

export interface WordLinks {
  expires_at: Timestamp;
  made_at: Generated<Timestamp>;
  made_by: string | null;
  /**
   * SHA-256 of what the link holds.
   */
  token_hash: string;
  version_id: Int8;
}

export interface WordPublications {
  id: Generated<Int8>;
  page: string;
  published_at: Generated<Timestamp>;
  published_by: string | null;
  version_id: Int8;
}

export interface WordSchedules {
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

export interface WordVersions {
  /**
   * The version before it; null for the first, which is based on the file.
   */
  based_on: Int8 | null;
  /**
   * All words of the page (app/pages/page-content.ts); of a legal page with the day from which they are in force.
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
  account_acts: AccountActs;
  arrivals: Arrivals;
  assignment_rule_people: AssignmentRulePeople;
  assignment_rules: AssignmentRules;
  assignment_settings: AssignmentSettings;
  assignment_turns: AssignmentTurns;
  backups: Backups;
  blocked_loads: BlockedLoads;
  consents: Consents;
  contact_intents: ContactIntents;
  deliveries: Deliveries;
  fact_changes: FactChanges;
  gone_leads: GoneLeads;
  holidays: Holidays;
  insight_clock: InsightClock;
  insight_counts: InsightCounts;
  insight_moves: InsightMoves;
  insight_reaches: InsightReaches;
  late_publications: LatePublications;
  late_pushes: LatePushes;
  lead_acceptances: LeadAcceptances;
  lead_assignments: LeadAssignments;
  lead_changes: LeadChanges;
  lead_readers: LeadReaders;
  leads: Leads;
  listing_links: ListingLinks;
  listing_publications: ListingPublications;
  listing_schedules: ListingSchedules;
  listing_versions: ListingVersions;
  outbox: Outbox;
  person_merges: PersonMerges;
  person_splits: PersonSplits;
  privacy_events: PrivacyEvents;
  privacy_notices: PrivacyNotices;
  push_keys: PushKeys;
  push_outbox: PushOutbox;
  push_subscriptions: PushSubscriptions;
  record: Record;
  sealed_people: SealedPeople;
  set_up_acts: SetUpActs;
  sign_in_attempts: SignInAttempts;
  site_secrets: SiteSecrets;
  spent_puzzles: SpentPuzzles;
  staff_accounts: StaffAccounts;
  staff_leave: StaffLeave;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_second_steps: StaffSecondSteps;
  staff_sessions: StaffSessions;
  staff_suspensions: StaffSuspensions;
  staff_takes: StaffTakes;
  staff_users: StaffUsers;
  staff_verifications: StaffVerifications;
  team_notices: TeamNotices;
  untouched_leads: UntouchedLeads;
  visitor_mails: VisitorMails;
  visits: Visits;
  vital_counts: VitalCounts;
  withdrawal_links: WithdrawalLinks;
  withdrawal_requests: WithdrawalRequests;
  withdrawals: Withdrawals;
  word_links: WordLinks;
  word_publications: WordPublications;
  word_schedules: WordSchedules;
  word_versions: WordVersions;
  working_hours: WorkingHours;
}
