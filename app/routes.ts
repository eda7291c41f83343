import { layout, route } from '@react-router/dev/routes'

import { addresses, addressNames, type AddressName } from './config/addresses.ts'

/** The file that answers each address. */
const modules: Record<AddressName, string> = {
  home: 'site/home/page.tsx',
  projects: 'site/projects.tsx',
  listing: 'site/listing/project.tsx',
  space: 'site/listing/sub-page.tsx',
  city: 'site/city.tsx',
  calculators: 'site/calculators/page.tsx',
  emi: 'site/calculators/emi.tsx',
  paymentPlan: 'site/calculators/payment-plan.tsx',
  assuredReturn: 'site/calculators/assured-return.tsx',
  connect: 'site/connect/page.tsx',
  about: 'site/text-page.tsx',
  howWeCheck: 'site/how-we-check/page.tsx',
  changes: 'site/changes/page.tsx',
  privacyPolicy: 'site/text-page.tsx',
  privacyNotice: 'site/privacy/notice.tsx',
  privacyRights: 'site/privacy/rights.tsx',
  withdraw: 'site/privacy/withdraw.tsx',
  mailedWithdrawal: 'site/privacy/mailed-withdrawal.tsx',
  terms: 'site/text-page.tsx',
  disclaimer: 'site/text-page.tsx',
  termsVersion: 'site/text-version.tsx',
  disclaimerVersion: 'site/text-version.tsx',
  privacyPolicyVersion: 'site/text-version.tsx',
  linkedListing: 'site/listing/linked.tsx',
  linkedWords: 'site/words/linked.tsx',
  shortlist: 'site/shortlist.tsx',
  visit: 'site/visit.tsx',
  styleguide: 'site/styleguide/page.tsx',
  stylePictures: 'site/styleguide/pictures.tsx',
  unknown: 'site/not-found.tsx',
  signIn: 'staff/sign-in.tsx',
  signInCode: 'staff/sign-in-code.tsx',
  leads: 'staff/leads.tsx',
  leadsWorkbook: 'staff/leads-file.ts',
  leadsCsv: 'staff/leads-file.ts',
  leadsLines: 'staff/leads-lines.ts',
  suspect: 'staff/suspect.tsx',
  accepted: 'staff/accepted.ts',
  found: 'staff/found.ts',
  live: 'staff/live.ts',
  arrivals: 'staff/alerts/arrivals.ts',
  pushed: 'staff/alerts/pushed.ts',
  pushEnded: 'staff/alerts/push-ended.ts',
  lead: 'staff/lead/page.tsx',
  leadCalls: 'staff/lead/calls.ts',
  leadMerges: 'staff/lead/merges.ts',
  leadSplits: 'staff/lead/splits.ts',
  leadJoins: 'staff/lead/joins.ts',
  leadWithdrawal: 'staff/lead/withdrawal.ts',
  changed: 'staff/changed.ts',
  undone: 'staff/undone.ts',
  due: 'staff/due.tsx',
  dueLead: 'staff/lead/page.tsx',
  contacts: 'staff/contacts.tsx',
  insight: 'staff/insight.tsx',
  speed: 'staff/speed.tsx',
  health: 'staff/health.tsx',
  withdrawals: 'staff/withdrawals.tsx',
  outbox: 'staff/outbox/page.tsx',
  outboxAgain: 'staff/outbox/again.ts',
  visits: 'staff/visits/page.tsx',
  visitConfirmed: 'staff/visits/confirmed.ts',
  visitMoved: 'staff/visits/moved.ts',
  visitCame: 'staff/visits/came.ts',
  visitMissed: 'staff/visits/missed.ts',
  visitCancelled: 'staff/visits/cancelled.ts',
  visitUndone: 'staff/visits/undone.ts',
  visitMade: 'staff/visits/made.ts',
  assignment: 'staff/assignment/page.tsx',
  assignmentRule: 'staff/assignment/rule.tsx',
  ruleOrder: 'staff/assignment/rule-order.ts',
  ruleRemoved: 'staff/assignment/rule-removed.ts',
  workPlan: 'staff/assignment/work-plan.tsx',
  assignmentPerson: 'staff/assignment/person.tsx',
  away: 'staff/assignment/away.tsx',
  leaveEnded: 'staff/assignment/leave-ended.ts',
  takesLeads: 'staff/assignment/takes-leads.ts',
  listings: 'staff/listings/page.tsx',
  newListing: 'staff/listings/new.tsx',
  editedListing: 'staff/listings/edit.tsx',
  listingDraft: 'staff/listings/draft.ts',
  listingPublished: 'staff/listings/published.ts',
  listingScheduled: 'staff/listings/scheduled.ts',
  listingUnscheduled: 'staff/listings/unscheduled.ts',
  listingReturned: 'staff/listings/returned.ts',
  listingLink: 'staff/listings/link.ts',
  listingHistory: 'staff/listings/history.tsx',
  listingPhotographs: 'staff/photographs/page.tsx',
  photographPut: 'staff/photographs/put.ts',
  photographWords: 'staff/photographs/words.ts',
  photographMoved: 'staff/photographs/moved.ts',
  photographOut: 'staff/photographs/out.ts',
  photographBack: 'staff/photographs/back.ts',
  listingPreview: 'staff/listing-preview/page.tsx',
  words: 'staff/words/page.tsx',
  editedWords: 'staff/words/edit.tsx',
  wordsDraft: 'staff/words/draft.ts',
  wordsPublished: 'staff/words/published.ts',
  wordsScheduled: 'staff/words/scheduled.ts',
  wordsUnscheduled: 'staff/words/unscheduled.ts',
  wordsLink: 'staff/words/link.ts',
  wordsHistory: 'staff/words/history.tsx',
  wordsPreview: 'staff/words-preview/page.tsx',
  accounts: 'staff/accounts/page.tsx',
  addPerson: 'staff/accounts/add-person.tsx',
  person: 'staff/accounts/person.tsx',
  personDetails: 'staff/accounts/person-details.tsx',
  personPassword: 'staff/accounts/person-password.tsx',
  personSessions: 'staff/accounts/sessions.ts',
  personSecondStep: 'staff/accounts/person-second-step.ts',
  suspension: 'staff/accounts/suspension.tsx',
  restoration: 'staff/accounts/restoration.ts',
  ownAccount: 'staff/own/page.tsx',
  ownSessions: 'staff/own/sessions.tsx',
  ownSecondStep: 'staff/own/second-step.tsx',
  secondStepOff: 'staff/own/second-step-off.tsx',
  recoveryCodes: 'staff/own/recovery-codes.tsx',
  signOut: 'staff/sign-out.ts',
  visitCalendar: 'files/visit-calendar.ts',
  enquiry: 'api/connect.ts',
  contactIntent: 'api/contact-intents.ts',
  enquiryPuzzle: 'api/enquiry-puzzles.ts',
  vitals: 'api/vitals.ts',
  blockedLoads: 'api/csp.ts',
  allLeads: 'api/all-leads.ts',
  callsDescribed: 'api/openapi.ts',
  brochure: 'files/brochure.ts',
  robots: 'files/robots.ts',
  security: 'files/security-txt.ts',
  securityPolicy: 'files/security-policy.ts',
  languageModels: 'files/llms.ts',
  webManifest: 'files/web-manifest.ts',
  deskManifest: 'files/desk-manifest.ts',
  searchIndex: 'files/search-index.ts',
  suggestions: 'files/suggestions.ts',
  shortlistCards: 'files/shortlist-cards.ts',
  changesFeed: 'files/changes-feed.ts',
  sitemap: 'files/sitemap.ts',
  sitemapPart: 'files/sitemap-part.ts',
}

/** Pages for who builds the site alone. */
const isForBuilders = (name: AddressName) => name === 'styleguide' || name === 'stylePictures'

function routeOf(name: AddressName) {
  const { path } = addresses[name]
  return route(path.slice(1), `routes/${modules[name]}`, { id: name, index: path === '/' })
}

const names = addressNames.filter(
  (name) => process.env['NODE_ENV'] !== 'production' || !isForBuilders(name),
)
/** A lead is shown beside a list, which keeps its place. */
const besides: Partial<Record<AddressName, AddressName>> = { leads: 'lead', due: 'dueLead' }

function routeIn(name: AddressName) {
  const own = routeOf(name)
  const beside = besides[name]
  if (!beside) return own
  const path = addresses[beside].path.slice(addresses[name].path.length + 1)
  return { ...own, children: [{ ...routeOf(beside), path }] }
}

const framed = (frame: string) =>
  names
    .filter((name) => addresses[name].frame === frame && !Object.values(besides).includes(name))
    .map(routeIn)

/** Every address of the product. Which projects there are the catalogue says. */
export default [
  layout('routes/site/frame/layout.tsx', framed('site')),
  layout('routes/staff/layout.tsx', framed('desk')),
  ...framed('preview'),
  ...framed('none'),
]
