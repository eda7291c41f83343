import { layout, route } from '@react-router/dev/routes'

import { addresses, addressNames, type AddressName } from './config/addresses.ts'

/** The file that answers each address. */
const modules: Record<AddressName, string> = {
  home: 'public/home/page.tsx',
  projects: 'public/projects/page.tsx',
  listing: 'public/project/project.tsx',
  space: 'public/project/sub-page.tsx',
  city: 'public/city/page.tsx',
  calculators: 'public/calculators/page.tsx',
  emi: 'public/calculators/emi.tsx',
  paymentPlan: 'public/calculators/payment-plan.tsx',
  assuredReturn: 'public/calculators/assured-return.tsx',
  connect: 'public/connect/page.tsx',
  about: 'public/text/text-page.tsx',
  howWeCheck: 'public/how-we-check/page.tsx',
  changes: 'public/changes/page.tsx',
  privacyPolicy: 'public/text/text-page.tsx',
  privacyNotice: 'public/privacy/notice.tsx',
  privacyRights: 'public/privacy/rights.tsx',
  withdraw: 'public/privacy/withdraw.tsx',
  mailedWithdrawal: 'public/privacy/mailed-withdrawal.tsx',
  terms: 'public/text/text-page.tsx',
  disclaimer: 'public/text/text-page.tsx',
  termsVersion: 'public/text/text-version.tsx',
  disclaimerVersion: 'public/text/text-version.tsx',
  privacyPolicyVersion: 'public/text/text-version.tsx',
  linkedListing: 'public/preview/linked-project.tsx',
  linkedWords: 'public/preview/linked-site-page.tsx',
  shortlist: 'public/shortlist/page.tsx',
  visit: 'public/visit/page.tsx',
  styleguide: 'public/styleguide/page.tsx',
  stylePictures: 'public/styleguide/pictures.tsx',
  unknown: 'public/not-found.tsx',
  signIn: 'dashboard/login/sign-in.tsx',
  signInCode: 'dashboard/login/sign-in-code.tsx',
  leads: 'dashboard/leads/page.tsx',
  leadsWorkbook: 'dashboard/leads/file.ts',
  leadsCsv: 'dashboard/leads/file.ts',
  leadsLines: 'dashboard/leads/lines.ts',
  suspect: 'dashboard/spam/page.tsx',
  accepted: 'dashboard/spam/approval.ts',
  found: 'dashboard/leads/search.ts',
  live: 'dashboard/live.ts',
  arrivals: 'dashboard/alerts/list.ts',
  pushed: 'dashboard/push-subscriptions/create.ts',
  pushEnded: 'dashboard/push-subscriptions/removal.ts',
  lead: 'dashboard/leads/lead/page.tsx',
  leadCalls: 'dashboard/leads/lead/calls.ts',
  leadDuplicates: 'dashboard/leads/lead/duplicates.ts',
  leadWithdrawal: 'dashboard/leads/lead/withdrawal.ts',
  changed: 'dashboard/leads/bulk.ts',
  undone: 'dashboard/undo.ts',
  due: 'dashboard/follow-ups/page.tsx',
  dueLead: 'dashboard/leads/lead/page.tsx',
  contacts: 'dashboard/contacts/page.tsx',
  insight: 'dashboard/reports/page.tsx',
  speed: 'dashboard/speed/page.tsx',
  health: 'dashboard/health/page.tsx',
  withdrawals: 'dashboard/privacy/page.tsx',
  outbox: 'dashboard/notifications/page.tsx',
  outboxAgain: 'dashboard/notifications/retry.ts',
  visits: 'dashboard/visits/page.tsx',
  visitConfirmation: 'dashboard/visits/visit/confirmation.ts',
  visitTime: 'dashboard/visits/visit/time.ts',
  visitOutcome: 'dashboard/visits/visit/outcome.ts',
  visitCancellation: 'dashboard/visits/visit/cancellation.ts',
  visitUndo: 'dashboard/visits/visit/undo.ts',
  assignment: 'dashboard/assignment/page.tsx',
  assignmentRule: 'dashboard/assignment/rule.tsx',
  ruleOrder: 'dashboard/assignment/order.ts',
  ruleRemoved: 'dashboard/assignment/removal.ts',
  workPlan: 'dashboard/assignment/hours.tsx',
  assignmentPerson: 'dashboard/assignment/person.tsx',
  away: 'dashboard/leave/page.tsx',
  leaveEnded: 'dashboard/leave/end.ts',
  takesLeads: 'dashboard/leave/availability.ts',
  listings: 'dashboard/projects/page.tsx',
  newListing: 'dashboard/projects/new.tsx',
  editedListing: 'dashboard/projects/edit.tsx',
  listingDraft: 'dashboard/projects/draft.ts',
  listingPublished: 'dashboard/projects/publication.ts',
  listingScheduled: 'dashboard/projects/schedule.ts',
  listingUnscheduled: 'dashboard/projects/schedule-cancellation.ts',
  listingReturned: 'dashboard/projects/restoration.ts',
  listingLink: 'dashboard/projects/link.ts',
  listingHistory: 'dashboard/projects/history.tsx',
  listingPhotographs: 'dashboard/photos/page.tsx',
  photographPut: 'dashboard/photos/upload.ts',
  photographWords: 'dashboard/photos/description.ts',
  photographMoved: 'dashboard/photos/position.ts',
  photographOut: 'dashboard/photos/removal.ts',
  photographBack: 'dashboard/photos/restoration.ts',
  listingPreview: 'dashboard/preview/project/page.tsx',
  words: 'dashboard/pages/page.tsx',
  editedWords: 'dashboard/pages/edit.tsx',
  wordsDraft: 'dashboard/pages/draft.ts',
  wordsPublished: 'dashboard/pages/publication.ts',
  wordsScheduled: 'dashboard/pages/schedule.ts',
  wordsUnscheduled: 'dashboard/pages/schedule-cancellation.ts',
  wordsLink: 'dashboard/pages/link.ts',
  wordsHistory: 'dashboard/pages/history.tsx',
  wordsPreview: 'dashboard/preview/page/page.tsx',
  accounts: 'dashboard/team/page.tsx',
  addPerson: 'dashboard/team/add-person.tsx',
  person: 'dashboard/team/person.tsx',
  personDetails: 'dashboard/team/person-details.tsx',
  personPassword: 'dashboard/team/person-password.tsx',
  personSessions: 'dashboard/team/sessions.ts',
  personSecondStep: 'dashboard/team/person-two-step.ts',
  suspension: 'dashboard/team/suspension.tsx',
  restoration: 'dashboard/team/restoration.ts',
  ownAccount: 'dashboard/account/page.tsx',
  ownSessions: 'dashboard/account/sessions.tsx',
  ownSecondStep: 'dashboard/account/two-step.tsx',
  secondStepOff: 'dashboard/account/two-step-end.tsx',
  recoveryCodes: 'dashboard/account/recovery-codes.tsx',
  signOut: 'dashboard/login/sign-out.ts',
  visitCalendar: 'feeds/visit-calendar.ts',
  enquiry: 'api/connect.ts',
  contactIntent: 'api/contact-intents.ts',
  enquiryPuzzle: 'api/enquiry-puzzles.ts',
  vitals: 'api/vitals.ts',
  blockedLoads: 'api/csp.ts',
  allLeads: 'api/all-leads.ts',
  callsDescribed: 'api/openapi.ts',
  brochure: 'feeds/brochure.ts',
  robots: 'feeds/robots.ts',
  security: 'feeds/security-txt.ts',
  securityPolicy: 'feeds/security-policy.ts',
  languageModels: 'feeds/llms.ts',
  webManifest: 'feeds/web-manifest.ts',
  deskManifest: 'feeds/dashboard-manifest.ts',
  searchIndex: 'feeds/search-index.ts',
  suggestions: 'feeds/suggestions.ts',
  shortlistCards: 'feeds/shortlist-cards.ts',
  changesFeed: 'feeds/changes-feed.ts',
  sitemap: 'feeds/sitemap.ts',
  sitemapPart: 'feeds/sitemap-part.ts',
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
/** A lead opens next to its list, which stays mounted. */
const panels: Partial<Record<AddressName, AddressName>> = { leads: 'lead', due: 'dueLead' }

function routeIn(name: AddressName) {
  const own = routeOf(name)
  const childName = panels[name]
  if (!childName) return own
  const path = addresses[childName].path.slice(addresses[name].path.length + 1)
  return { ...own, children: [{ ...routeOf(childName), path }] }
}

const framed = (frame: string) =>
  names
    .filter((name) => addresses[name].frame === frame && !Object.values(panels).includes(name))
    .map(routeIn)

/** Every address of the product. Which projects there are the catalogue says. */
export default [
  layout('routes/public/frame/layout.tsx', framed('site')),
  layout('routes/dashboard/frame/layout.tsx', framed('desk')),
  ...framed('preview'),
  ...framed('none'),
]
