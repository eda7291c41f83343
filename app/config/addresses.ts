type Address = {
  /** In the router's syntax: `:name` matches one part, `*` the rest. */
  path: string
  /** `preview`: the public frame for the dashboard alone, which only our own pages may embed. */
  frame: 'site' | 'desk' | 'preview' | 'none'
  /** For search engines: to index, to leave out, or not to request. */
  robots: 'index' | 'noindex' | 'disallow'
  /** Whether all visitors get the same page, so that the server caches it. */
  isCached: boolean
  /** Whether Google's script may load: never where the address contains a visitor's input. */
  isMeasured: boolean
  /** Whether the address contains a secret or personal data. */
  isPrivate: boolean
}

const PAGE = {
  frame: 'site',
  robots: 'index',
  isCached: true,
  isMeasured: true,
  isPrivate: false,
} as const
/** The address contains the visitor's input. */
const TOOL = { ...PAGE, isMeasured: false } as const
const PAST = { ...PAGE, robots: 'noindex', isCached: false } as const
const DASHBOARD = {
  frame: 'desk',
  robots: 'disallow',
  isCached: false,
  isMeasured: false,
  isPrivate: true,
} as const
const CALL = { ...DASHBOARD, frame: 'none' } as const
const FILE = { ...PAGE, frame: 'none', isCached: false } as const

/** Every address by name (SPEC section 2): routes, redirects, sitemap, robots.txt, page cache, social cards and analytics read it. */
export const addresses = {
  home: { path: '/', ...PAGE },
  projects: { path: '/projects', ...TOOL },
  listing: { path: '/:project', ...PAGE },
  space: { path: '/:project/*', ...PAGE },
  city: { path: '/city/:city', ...PAGE },
  calculators: { path: '/calculators', ...TOOL },
  emi: { path: '/calculators/emi', ...TOOL },
  paymentPlan: { path: '/calculators/payment-plan', ...TOOL },
  assuredReturn: { path: '/calculators/assured-return', ...TOOL },
  connect: { path: '/connect', ...PAGE },
  about: { path: '/about', ...PAGE },
  howWeCheck: { path: '/how-we-check', ...PAGE },
  changes: { path: '/changes', ...PAGE },
  privacyPolicy: { path: '/privacy-policy', ...PAGE },
  privacyNotice: { path: '/privacy-notice', ...PAGE },
  privacyRights: { path: '/privacy/rights', ...PAGE },
  withdraw: {
    path: '/privacy/withdraw/:token',
    ...TOOL,
    robots: 'noindex',
    isCached: false,
    isPrivate: true,
  },
  mailedWithdrawal: {
    path: '/privacy/withdraw-all/:token',
    ...TOOL,
    robots: 'noindex',
    isCached: false,
    isPrivate: true,
  },
  terms: { path: '/terms', ...PAGE },
  disclaimer: { path: '/disclaimer', ...PAGE },
  termsVersion: { path: '/terms/:version', ...PAST },
  disclaimerVersion: { path: '/disclaimer/:version', ...PAST },
  privacyPolicyVersion: { path: '/privacy-policy/:version', ...PAST },
  linkedListing: {
    path: '/preview/:token',
    ...TOOL,
    robots: 'noindex',
    isCached: false,
    isPrivate: true,
  },
  linkedWords: {
    path: '/preview/words/:token',
    ...TOOL,
    robots: 'noindex',
    isCached: false,
    isPrivate: true,
  },
  shortlist: { path: '/shortlist', ...TOOL, robots: 'noindex', isCached: false },
  visit: { path: '/visit/:project', ...TOOL, robots: 'noindex', isCached: false, isPrivate: true },
  styleguide: { path: '/styleguide', ...PAGE, robots: 'noindex', isCached: false },
  stylePictures: { path: '/styleguide/pictures', ...PAGE, robots: 'noindex', isCached: false },
  unknown: { path: '/*', ...PAGE, robots: 'noindex', isCached: false },
  signIn: { path: '/admin', ...DASHBOARD, frame: 'site' },
  signInCode: { path: '/admin/code', ...DASHBOARD, frame: 'site' },
  leads: { path: '/dashboard', ...DASHBOARD },
  leadsWorkbook: { path: '/dashboard/Leads_List.xlsx', ...DASHBOARD },
  leadsCsv: { path: '/dashboard/Leads_List.csv', ...DASHBOARD },
  leadsLines: { path: '/dashboard/leads.jsonl', ...DASHBOARD },
  suspect: { path: '/dashboard/spam', ...DASHBOARD },
  accepted: { path: '/dashboard/spam/approvals', ...DASHBOARD },
  found: { path: '/dashboard/leads/search', ...DASHBOARD },
  live: { path: '/dashboard/live', ...DASHBOARD },
  arrivals: { path: '/dashboard/alerts', ...DASHBOARD },
  pushed: { path: '/dashboard/push-subscriptions', ...DASHBOARD },
  pushEnded: { path: '/dashboard/push-subscriptions/removal', ...DASHBOARD },
  lead: { path: '/dashboard/leads/:lead', ...DASHBOARD },
  leadCalls: { path: '/dashboard/leads/:lead/calls', ...DASHBOARD },
  leadDuplicates: { path: '/dashboard/leads/:lead/duplicates', ...DASHBOARD },
  leadWithdrawal: { path: '/dashboard/leads/:lead/withdrawal', ...DASHBOARD },
  changed: { path: '/dashboard/leads/bulk', ...DASHBOARD },
  undone: { path: '/dashboard/undo', ...DASHBOARD },
  due: { path: '/dashboard/follow-ups', ...DASHBOARD },
  dueLead: { path: '/dashboard/follow-ups/:lead', ...DASHBOARD },
  contacts: { path: '/dashboard/contacts', ...DASHBOARD },
  insight: { path: '/dashboard/reports', ...DASHBOARD },
  speed: { path: '/dashboard/speed', ...DASHBOARD },
  health: { path: '/dashboard/health', ...DASHBOARD },
  withdrawals: { path: '/dashboard/privacy', ...DASHBOARD },
  outbox: { path: '/dashboard/notifications', ...DASHBOARD },
  outboxAgain: { path: '/dashboard/notifications/retry', ...DASHBOARD },
  visits: { path: '/dashboard/visits', ...DASHBOARD },
  visitConfirmation: { path: '/dashboard/visits/:visit/confirmation', ...DASHBOARD },
  visitTime: { path: '/dashboard/visits/:visit/time', ...DASHBOARD },
  visitOutcome: { path: '/dashboard/visits/:visit/outcome', ...DASHBOARD },
  visitCancellation: { path: '/dashboard/visits/:visit/cancellation', ...DASHBOARD },
  visitUndo: { path: '/dashboard/visits/:visit/undo', ...DASHBOARD },
  assignment: { path: '/dashboard/assignment', ...DASHBOARD },
  assignmentRule: { path: '/dashboard/assignment/rule', ...DASHBOARD },
  ruleOrder: { path: '/dashboard/assignment/order', ...DASHBOARD },
  ruleRemoved: { path: '/dashboard/assignment/removal', ...DASHBOARD },
  workPlan: { path: '/dashboard/assignment/hours', ...DASHBOARD },
  assignmentPerson: { path: '/dashboard/assignment/person', ...DASHBOARD },
  away: { path: '/dashboard/leave', ...DASHBOARD },
  leaveEnded: { path: '/dashboard/leave/end', ...DASHBOARD },
  takesLeads: { path: '/dashboard/leave/availability', ...DASHBOARD },
  listings: { path: '/dashboard/projects', ...DASHBOARD },
  newListing: { path: '/dashboard/projects/new', ...DASHBOARD },
  editedListing: { path: '/dashboard/projects/:listing', ...DASHBOARD },
  listingDraft: { path: '/dashboard/projects/:listing/draft', ...DASHBOARD },
  listingPublished: { path: '/dashboard/projects/:listing/publication', ...DASHBOARD },
  listingScheduled: { path: '/dashboard/projects/:listing/schedule', ...DASHBOARD },
  listingUnscheduled: {
    path: '/dashboard/projects/:listing/schedule-cancellation',
    ...DASHBOARD,
  },
  listingReturned: { path: '/dashboard/projects/:listing/restoration', ...DASHBOARD },
  listingLink: { path: '/dashboard/projects/:listing/link', ...DASHBOARD },
  listingHistory: { path: '/dashboard/projects/:listing/history', ...DASHBOARD },
  listingPhotographs: { path: '/dashboard/projects/:listing/photos', ...DASHBOARD },
  photographPut: { path: '/dashboard/projects/:listing/photos/upload', ...DASHBOARD },
  photographWords: {
    path: '/dashboard/projects/:listing/photos/description',
    ...DASHBOARD,
  },
  photographMoved: { path: '/dashboard/projects/:listing/photos/position', ...DASHBOARD },
  photographOut: { path: '/dashboard/projects/:listing/photos/removal', ...DASHBOARD },
  photographBack: {
    path: '/dashboard/projects/:listing/photos/restoration',
    ...DASHBOARD,
  },
  listingPreview: { path: '/dashboard/projects/:listing/preview', ...DASHBOARD, frame: 'preview' },
  words: { path: '/dashboard/pages', ...DASHBOARD },
  editedWords: { path: '/dashboard/pages/:page', ...DASHBOARD },
  wordsDraft: { path: '/dashboard/pages/:page/draft', ...DASHBOARD },
  wordsPublished: { path: '/dashboard/pages/:page/publication', ...DASHBOARD },
  wordsScheduled: { path: '/dashboard/pages/:page/schedule', ...DASHBOARD },
  wordsUnscheduled: { path: '/dashboard/pages/:page/schedule-cancellation', ...DASHBOARD },
  wordsLink: { path: '/dashboard/pages/:page/link', ...DASHBOARD },
  wordsHistory: { path: '/dashboard/pages/:page/history', ...DASHBOARD },
  wordsPreview: { path: '/dashboard/pages/:page/preview', ...DASHBOARD, frame: 'preview' },
  accounts: { path: '/dashboard/team', ...DASHBOARD },
  addPerson: { path: '/dashboard/team/new', ...DASHBOARD },
  person: { path: '/dashboard/team/:person', ...DASHBOARD },
  personDetails: { path: '/dashboard/team/:person/details', ...DASHBOARD },
  personPassword: { path: '/dashboard/team/:person/password', ...DASHBOARD },
  personSessions: { path: '/dashboard/team/:person/sessions', ...DASHBOARD },
  personSecondStep: { path: '/dashboard/team/:person/two-step', ...DASHBOARD },
  suspension: { path: '/dashboard/team/:person/suspension', ...DASHBOARD },
  restoration: { path: '/dashboard/team/:person/restoration', ...DASHBOARD },
  ownAccount: { path: '/dashboard/account', ...DASHBOARD },
  ownSessions: { path: '/dashboard/account/sessions', ...DASHBOARD },
  ownSecondStep: { path: '/dashboard/account/two-step', ...DASHBOARD },
  secondStepOff: { path: '/dashboard/account/two-step/end', ...DASHBOARD },
  recoveryCodes: { path: '/dashboard/account/recovery-codes', ...DASHBOARD },
  signOut: { path: '/sign-out', ...CALL, robots: 'noindex' },
  visitCalendar: { path: '/visits/:token.ics', ...CALL },
  enquiry: { path: '/api/v1/user/connect', ...CALL },
  contactIntent: { path: '/api/v1/contact-intents', ...CALL },
  enquiryPuzzle: { path: '/api/v1/enquiry-puzzles', ...CALL },
  vitals: { path: '/api/v1/vitals', ...CALL },
  blockedLoads: { path: '/api/v1/csp', ...CALL },
  allLeads: { path: '/api/v1/admin/allLeads', ...CALL },
  callsDescribed: { path: '/api/openapi.json', ...CALL },
  brochure: { path: '/brochures/:file', ...FILE },
  robots: { path: '/robots.txt', ...FILE },
  security: { path: '/.well-known/security.txt', ...FILE },
  securityPolicy: { path: '/.well-known/security-policy.txt', ...FILE },
  languageModels: { path: '/llms.txt', ...FILE },
  webManifest: { path: '/manifest.webmanifest', ...FILE },
  deskManifest: { path: '/desk.webmanifest', ...FILE, robots: 'noindex' },
  searchIndex: { path: '/search-index.json', ...FILE },
  suggestions: { path: '/suggestions.json', ...FILE, robots: 'noindex' },
  shortlistCards: { path: '/shortlist-cards.json', ...FILE, robots: 'noindex' },
  changesFeed: { path: '/changes.atom', ...FILE, robots: 'noindex' },
  sitemap: { path: '/sitemap.xml', ...FILE },
  sitemapPart: { path: '/sitemaps/:part.xml', ...FILE },
} as const satisfies Record<string, Address>

export type AddressName = keyof typeof addresses

function isName(name: string): name is AddressName {
  return Object.hasOwn(addresses, name)
}

export const addressNames = Object.keys(addresses).filter(isName)

export type ListedName = {
  [N in AddressName]: (typeof addresses)[N] extends { frame: 'site'; robots: 'index' } ? N : never
}[AddressName]

/** Printed or shared addresses with a mistake, and the correct ones. */
export const mistaken: ReadonlyMap<string, string> = new Map([
  ['/ats-province-d-olmpia', '/ats-province-d-olympia'],
])

/** Parts of the dashboard's addresses that had another name; bookmarks of before lead on until version 2. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ['accounts', 'team'],
  ['away', 'leave'],
  ['due', 'follow-ups'],
  ['insight', 'reports'],
  ['outbox', 'notifications'],
  ['photographs', 'photos'],
  ['removed', 'removal'],
  ['second-step', 'two-step'],
  ['suspect', 'spam'],
  ['withdrawals', 'privacy'],
  ['words', 'pages'],
])

/** Pages that showed a refused change of a visit; a reload leads to the calendar until version 2. */
export const replaced: ReadonlyMap<string, string> = new Map(
  ['cancelled', 'came', 'confirmed', 'made', 'missed', 'moved', 'undone'].map((part) => [
    `/dashboard/visits/${part}`,
    '/dashboard/visits',
  ]),
)

/** Paths that the edge or the build's files answer. */
const OF_THE_EDGE = ['assets', 'cards', 'dictionary', 'healthz', 'pictures', 'readyz']

/** Path parts that no project may have as its slug. */
export const firstParts: ReadonlySet<string> = new Set([
  ...OF_THE_EDGE,
  ...Object.values(addresses)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((part) => /^[a-z]/.test(part)),
])
