type Address = {
  /** In the router's syntax: `:name` matches one part, `*` the rest. */
  path: string
  /** `preview`: the public frame for the dashboard alone, which only our own pages may embed. */
  frame: 'site' | 'desk' | 'preview' | 'none'
  /** For search engines: to index, to leave out, or not to request. */
  robots: 'index' | 'noindex' | 'disallow'
  /** Whether all visitors get the same page, so that the server caches it. */
  isKept: boolean
  /** Whether Google's script may load: never where the address contains a visitor's input. */
  isMeasured: boolean
  /** Whether the address contains a secret or personal data. */
  isPrivate: boolean
}

const PAGE = {
  frame: 'site',
  robots: 'index',
  isKept: true,
  isMeasured: true,
  isPrivate: false,
} as const
/** The address contains the visitor's input. */
const TOOL = { ...PAGE, isMeasured: false } as const
const PAST = { ...PAGE, robots: 'noindex', isKept: false } as const
const DESK = {
  frame: 'desk',
  robots: 'disallow',
  isKept: false,
  isMeasured: false,
  isPrivate: true,
} as const
const CALL = { ...DESK, frame: 'none' } as const
const FILE = { ...PAGE, frame: 'none', isKept: false } as const

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
    isKept: false,
    isPrivate: true,
  },
  mailedWithdrawal: {
    path: '/privacy/withdraw-all/:token',
    ...TOOL,
    robots: 'noindex',
    isKept: false,
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
    isKept: false,
    isPrivate: true,
  },
  linkedWords: {
    path: '/preview/words/:token',
    ...TOOL,
    robots: 'noindex',
    isKept: false,
    isPrivate: true,
  },
  shortlist: { path: '/shortlist', ...TOOL, robots: 'noindex', isKept: false },
  visit: { path: '/visit/:project', ...TOOL, robots: 'noindex', isKept: false, isPrivate: true },
  styleguide: { path: '/styleguide', ...PAGE, robots: 'noindex', isKept: false },
  stylePictures: { path: '/styleguide/pictures', ...PAGE, robots: 'noindex', isKept: false },
  unknown: { path: '/*', ...PAGE, robots: 'noindex', isKept: false },
  signIn: { path: '/admin', ...DESK, frame: 'site' },
  signInCode: { path: '/admin/code', ...DESK, frame: 'site' },
  leads: { path: '/dashboard', ...DESK },
  leadsWorkbook: { path: '/dashboard/Leads_List.xlsx', ...DESK },
  leadsCsv: { path: '/dashboard/Leads_List.csv', ...DESK },
  leadsLines: { path: '/dashboard/leads.jsonl', ...DESK },
  suspect: { path: '/dashboard/spam', ...DESK },
  accepted: { path: '/dashboard/spam/approvals', ...DESK },
  found: { path: '/dashboard/leads/search', ...DESK },
  live: { path: '/dashboard/live', ...DESK },
  arrivals: { path: '/dashboard/alerts', ...DESK },
  pushed: { path: '/dashboard/push-subscriptions', ...DESK },
  pushEnded: { path: '/dashboard/push-subscriptions/removal', ...DESK },
  lead: { path: '/dashboard/leads/:lead', ...DESK },
  leadCalls: { path: '/dashboard/leads/:lead/calls', ...DESK },
  leadMerges: { path: '/dashboard/leads/:lead/merges', ...DESK },
  leadSplits: { path: '/dashboard/leads/:lead/splits', ...DESK },
  leadJoins: { path: '/dashboard/leads/:lead/joins', ...DESK },
  leadWithdrawal: { path: '/dashboard/leads/:lead/withdrawal', ...DESK },
  changed: { path: '/dashboard/leads/bulk', ...DESK },
  undone: { path: '/dashboard/undo', ...DESK },
  due: { path: '/dashboard/follow-ups', ...DESK },
  dueLead: { path: '/dashboard/follow-ups/:lead', ...DESK },

  contacts: { path: '/dashboard/contacts', ...DESK },
  insight: { path: '/dashboard/reports', ...DESK },
  speed: { path: '/dashboard/speed', ...DESK },
  health: { path: '/dashboard/health', ...DESK },
  withdrawals: { path: '/dashboard/privacy', ...DESK },
  outbox: { path: '/dashboard/notifications', ...DESK },
  outboxAgain: { path: '/dashboard/notifications/retry', ...DESK },
  visits: { path: '/dashboard/visits', ...DESK },
  visitConfirmed: { path: '/dashboard/visits/confirmed', ...DESK },
  visitMoved: { path: '/dashboard/visits/moved', ...DESK },
  visitCame: { path: '/dashboard/visits/came', ...DESK },
  visitMissed: { path: '/dashboard/visits/missed', ...DESK },
  visitCancelled: { path: '/dashboard/visits/cancelled', ...DESK },
  visitUndone: { path: '/dashboard/visits/undone', ...DESK },
  visitMade: { path: '/dashboard/visits/made', ...DESK },
  assignment: { path: '/dashboard/assignment', ...DESK },
  assignmentRule: { path: '/dashboard/assignment/rule', ...DESK },
  ruleOrder: { path: '/dashboard/assignment/order', ...DESK },
  ruleRemoved: { path: '/dashboard/assignment/removed', ...DESK },
  workPlan: { path: '/dashboard/assignment/hours', ...DESK },
  assignmentPerson: { path: '/dashboard/assignment/person', ...DESK },
  away: { path: '/dashboard/leave', ...DESK },
  leaveEnded: { path: '/dashboard/leave/end', ...DESK },
  takesLeads: { path: '/dashboard/leave/availability', ...DESK },
  listings: { path: '/dashboard/projects', ...DESK },
  newListing: { path: '/dashboard/projects/new', ...DESK },
  editedListing: { path: '/dashboard/projects/:listing', ...DESK },
  listingDraft: { path: '/dashboard/projects/:listing/draft', ...DESK },
  listingPublished: { path: '/dashboard/projects/:listing/publication', ...DESK },
  listingScheduled: { path: '/dashboard/projects/:listing/schedule', ...DESK },
  listingUnscheduled: { path: '/dashboard/projects/:listing/schedule-cancellation', ...DESK },
  listingReturned: { path: '/dashboard/projects/:listing/restoration', ...DESK },
  listingLink: { path: '/dashboard/projects/:listing/link', ...DESK },
  listingHistory: { path: '/dashboard/projects/:listing/history', ...DESK },
  listingPhotographs: { path: '/dashboard/projects/:listing/photos', ...DESK },
  photographPut: { path: '/dashboard/projects/:listing/photos/upload', ...DESK },
  photographWords: { path: '/dashboard/projects/:listing/photos/description', ...DESK },
  photographMoved: { path: '/dashboard/projects/:listing/photos/position', ...DESK },
  photographOut: { path: '/dashboard/projects/:listing/photos/removal', ...DESK },
  photographBack: { path: '/dashboard/projects/:listing/photos/restoration', ...DESK },
  listingPreview: { path: '/dashboard/projects/:listing/preview', ...DESK, frame: 'preview' },
  words: { path: '/dashboard/pages', ...DESK },
  editedWords: { path: '/dashboard/pages/:page', ...DESK },
  wordsDraft: { path: '/dashboard/pages/:page/draft', ...DESK },
  wordsPublished: { path: '/dashboard/pages/:page/publication', ...DESK },
  wordsScheduled: { path: '/dashboard/pages/:page/schedule', ...DESK },
  wordsUnscheduled: { path: '/dashboard/pages/:page/schedule-cancellation', ...DESK },
  wordsLink: { path: '/dashboard/pages/:page/link', ...DESK },
  wordsHistory: { path: '/dashboard/pages/:page/history', ...DESK },
  wordsPreview: { path: '/dashboard/pages/:page/preview', ...DESK, frame: 'preview' },
  accounts: { path: '/dashboard/team', ...DESK },
  addPerson: { path: '/dashboard/team/new', ...DESK },
  person: { path: '/dashboard/team/:person', ...DESK },
  personDetails: { path: '/dashboard/team/:person/details', ...DESK },
  personPassword: { path: '/dashboard/team/:person/password', ...DESK },
  personSessions: { path: '/dashboard/team/:person/sessions', ...DESK },
  personSecondStep: { path: '/dashboard/team/:person/two-step', ...DESK },
  suspension: { path: '/dashboard/team/:person/suspension', ...DESK },
  restoration: { path: '/dashboard/team/:person/restoration', ...DESK },
  ownAccount: { path: '/dashboard/account', ...DESK },
  ownSessions: { path: '/dashboard/account/sessions', ...DESK },
  ownSecondStep: { path: '/dashboard/account/two-step', ...DESK },
  secondStepOff: { path: '/dashboard/account/two-step/end', ...DESK },
  recoveryCodes: { path: '/dashboard/account/recovery-codes', ...DESK },
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

function isName(word: string): word is AddressName {
  return Object.hasOwn(addresses, word)
}

export const addressNames = Object.keys(addresses).filter(isName)

export type ListedName = {
  [N in AddressName]: (typeof addresses)[N] extends { frame: 'site'; robots: 'index' } ? N : never
}[AddressName]

/** Printed or shared addresses with a mistake, and the correct ones. */
export const mistaken: ReadonlyMap<string, string> = new Map([
  ['/ats-province-d-olmpia', '/ats-province-d-olympia'],
])

/** Paths that the edge or the build's files answer. */
/** Parts of the dashboard's addresses that had another name; bookmarks of before lead on until version 2. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ['accounts', 'team'],
  ['away', 'leave'],
  ['due', 'follow-ups'],
  ['insight', 'reports'],
  ['outbox', 'notifications'],
  ['photographs', 'photos'],
  ['second-step', 'two-step'],
  ['suspect', 'spam'],
  ['withdrawals', 'privacy'],
  ['words', 'pages'],
])

const OF_THE_EDGE = ['assets', 'cards', 'dictionary', 'healthz', 'pictures', 'readyz']

/** Path parts that no project may have as its slug. */
export const firstParts: ReadonlySet<string> = new Set([
  ...OF_THE_EDGE,
  ...Object.values(addresses)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((part) => /^[a-z]/.test(part)),
])
