type Address = {
  /** In the router's syntax: `:name` matches one part, `*` the rest. */
  path: string
  /** `preview`: the public frame for the dashboard alone, which only our own pages may embed. */
  frame: 'site' | 'dashboard' | 'preview' | 'none'
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
const TOOL = { ...PAGE, isMeasured: false } as const
/** For those who come by a link. */
const UNLISTED = { ...TOOL, robots: 'noindex', isCached: false } as const
const PAST = { ...PAGE, robots: 'noindex', isCached: false } as const
const DASHBOARD = {
  frame: 'dashboard',
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
  assuredReturn: { path: '/calculators/assured-return', ...UNLISTED },
  connect: { path: '/connect', ...PAGE },
  about: { path: '/about', ...PAGE },
  howWeCheck: { path: '/how-we-check', ...PAGE },
  nri: { path: '/nri', ...PAGE },
  changes: { path: '/changes', ...PAGE },
  privacyPolicy: { path: '/privacy-policy', ...PAGE },
  privacyNotice: { path: '/privacy-notice', ...PAGE },
  privacyRights: { path: '/privacy/rights', ...PAGE },
  withdraw: {
    path: '/privacy/withdraw/:token',
    ...UNLISTED,
    isPrivate: true,
  },
  mailedWithdrawal: {
    path: '/privacy/withdraw-all/:token',
    ...UNLISTED,
    isPrivate: true,
  },
  terms: { path: '/terms', ...PAGE },
  disclaimer: { path: '/disclaimer', ...PAGE },
  termsVersion: { path: '/terms/:version', ...PAST },
  disclaimerVersion: { path: '/disclaimer/:version', ...PAST },
  privacyPolicyVersion: { path: '/privacy-policy/:version', ...PAST },
  linkedProject: {
    path: '/preview/:token',
    ...UNLISTED,
    isPrivate: true,
  },
  linkedPage: {
    path: '/preview/words/:token',
    ...UNLISTED,
    isPrivate: true,
  },
  shortlist: { path: '/shortlist', ...UNLISTED },
  visit: { path: '/visit/:project', ...UNLISTED, isPrivate: true },
  tellMe: { path: '/tell-me', ...UNLISTED },
  visitorAlert: { path: '/tell-me/:token', ...UNLISTED, isPrivate: true },
  styleguide: { path: '/styleguide', ...PAGE, robots: 'noindex', isCached: false },
  stylePictures: { path: '/styleguide/pictures', ...PAGE, robots: 'noindex', isCached: false },
  unknown: { path: '/*', ...PAGE, robots: 'noindex', isCached: false },
  signIn: { path: '/admin', ...DASHBOARD, frame: 'site' },
  signInCode: { path: '/admin/code', ...DASHBOARD, frame: 'site' },
  join: { path: '/join/:token', ...UNLISTED, isPrivate: true },
  setUp: { path: '/setup/:token', ...UNLISTED, isPrivate: true },
  leads: { path: '/dashboard', ...DASHBOARD },
  leadsWorkbook: { path: '/dashboard/Leads_List.xlsx', ...DASHBOARD },
  leadsCsv: { path: '/dashboard/Leads_List.csv', ...DASHBOARD },
  leadsJsonl: { path: '/dashboard/leads.jsonl', ...DASHBOARD },
  spam: { path: '/dashboard/spam', ...DASHBOARD },
  spamApprovals: { path: '/dashboard/spam/approvals', ...DASHBOARD },
  leadPart: { path: '/dashboard/leads/part', ...DASHBOARD },
  leadSearch: { path: '/dashboard/leads/search', ...DASHBOARD },
  live: { path: '/dashboard/live', ...DASHBOARD },
  alerts: { path: '/dashboard/alerts', ...DASHBOARD },
  pushSubscriptions: { path: '/dashboard/push-subscriptions', ...DASHBOARD },
  pushSubscriptionRemoval: { path: '/dashboard/push-subscriptions/removal', ...DASHBOARD },
  newLead: { path: '/dashboard/leads/new', ...DASHBOARD },
  lead: { path: '/dashboard/leads/:lead', ...DASHBOARD },
  leadCalls: { path: '/dashboard/leads/:lead/calls', ...DASHBOARD },
  leadDuplicates: { path: '/dashboard/leads/:lead/duplicates', ...DASHBOARD },
  leadWithdrawal: { path: '/dashboard/leads/:lead/withdrawal', ...DASHBOARD },
  leadBulk: { path: '/dashboard/leads/bulk', ...DASHBOARD },
  leadViews: { path: '/dashboard/views', ...DASHBOARD },
  leadBoard: { path: '/dashboard/board', ...DASHBOARD },
  noDashboardPage: { path: '/dashboard/*', ...DASHBOARD },
  offlineLeads: { path: '/dashboard/offline', ...DASHBOARD },
  undo: { path: '/dashboard/undo', ...DASHBOARD },
  followUps: { path: '/dashboard/follow-ups', ...DASHBOARD },
  followUp: { path: '/dashboard/follow-ups/:lead', ...DASHBOARD },
  contacts: { path: '/dashboard/contacts', ...DASHBOARD },
  reports: { path: '/dashboard/reports', ...DASHBOARD },
  speed: { path: '/dashboard/speed', ...DASHBOARD },
  health: { path: '/dashboard/health', ...DASHBOARD },
  healthRuns: { path: '/dashboard/health/runs', ...DASHBOARD },
  privacy: { path: '/dashboard/privacy', ...DASHBOARD },
  notifications: { path: '/dashboard/notifications', ...DASHBOARD },
  notificationRetry: { path: '/dashboard/notifications/retry', ...DASHBOARD },
  visits: { path: '/dashboard/visits', ...DASHBOARD },
  visitConfirmation: { path: '/dashboard/visits/:visit/confirmation', ...DASHBOARD },
  visitTime: { path: '/dashboard/visits/:visit/time', ...DASHBOARD },
  visitOutcome: { path: '/dashboard/visits/:visit/outcome', ...DASHBOARD },
  visitCancellation: { path: '/dashboard/visits/:visit/cancellation', ...DASHBOARD },
  visitSitePhoto: { path: '/dashboard/visits/:visit/site-photo', ...DASHBOARD },
  visitUndo: { path: '/dashboard/visits/:visit/undo', ...DASHBOARD },
  assignment: { path: '/dashboard/assignment', ...DASHBOARD },
  assignmentRule: { path: '/dashboard/assignment/rule', ...DASHBOARD },
  assignmentOrder: { path: '/dashboard/assignment/order', ...DASHBOARD },
  assignmentRemoval: { path: '/dashboard/assignment/removal', ...DASHBOARD },
  assignmentHours: { path: '/dashboard/assignment/hours', ...DASHBOARD },
  assignmentPerson: { path: '/dashboard/assignment/person', ...DASHBOARD },
  leave: { path: '/dashboard/leave', ...DASHBOARD },
  leaveEnd: { path: '/dashboard/leave/end', ...DASHBOARD },
  leaveAvailability: { path: '/dashboard/leave/availability', ...DASHBOARD },
  dashboardProjects: { path: '/dashboard/projects', ...DASHBOARD },
  newProject: { path: '/dashboard/projects/new', ...DASHBOARD },
  projectEditor: { path: '/dashboard/projects/:project', ...DASHBOARD },
  projectDraft: { path: '/dashboard/projects/:project/draft', ...DASHBOARD },
  projectPublication: { path: '/dashboard/projects/:project/publication', ...DASHBOARD },
  projectSchedule: { path: '/dashboard/projects/:project/schedule', ...DASHBOARD },
  projectScheduleCancellation: {
    path: '/dashboard/projects/:project/schedule-cancellation',
    ...DASHBOARD,
  },
  projectRestoration: { path: '/dashboard/projects/:project/restoration', ...DASHBOARD },
  projectLink: { path: '/dashboard/projects/:project/link', ...DASHBOARD },
  projectHistory: { path: '/dashboard/projects/:project/history', ...DASHBOARD },
  projectPhotos: { path: '/dashboard/projects/:project/photos', ...DASHBOARD },
  projectPhotoUpload: { path: '/dashboard/projects/:project/photos/upload', ...DASHBOARD },
  projectPhotoDescription: {
    path: '/dashboard/projects/:project/photos/description',
    ...DASHBOARD,
  },
  projectPhotoPosition: { path: '/dashboard/projects/:project/photos/position', ...DASHBOARD },
  projectPhotoRemoval: { path: '/dashboard/projects/:project/photos/removal', ...DASHBOARD },
  projectPhotoRestoration: {
    path: '/dashboard/projects/:project/photos/restoration',
    ...DASHBOARD,
  },
  projectQuestions: { path: '/dashboard/projects/:project/questions', ...DASHBOARD },
  projectAlerts: { path: '/dashboard/projects/:project/questions/alerts', ...DASHBOARD },
  projectQuestion: { path: '/dashboard/projects/:project/questions/:question', ...DASHBOARD },
  projectPreview: { path: '/dashboard/projects/:project/preview', ...DASHBOARD, frame: 'preview' },
  pages: { path: '/dashboard/pages', ...DASHBOARD },
  pageEditor: { path: '/dashboard/pages/:page', ...DASHBOARD },
  pageDraft: { path: '/dashboard/pages/:page/draft', ...DASHBOARD },
  pagePublication: { path: '/dashboard/pages/:page/publication', ...DASHBOARD },
  pageSchedule: { path: '/dashboard/pages/:page/schedule', ...DASHBOARD },
  pageScheduleCancellation: { path: '/dashboard/pages/:page/schedule-cancellation', ...DASHBOARD },
  pageLink: { path: '/dashboard/pages/:page/link', ...DASHBOARD },
  pageHistory: { path: '/dashboard/pages/:page/history', ...DASHBOARD },
  pagePhotos: { path: '/dashboard/pages/:page/photos', ...DASHBOARD },
  pagePhotoUpload: { path: '/dashboard/pages/:page/photos/upload', ...DASHBOARD },
  pagePhotoDescription: { path: '/dashboard/pages/:page/photos/description', ...DASHBOARD },
  pagePhotoRemoval: { path: '/dashboard/pages/:page/photos/removal', ...DASHBOARD },
  pagePhotoRestoration: { path: '/dashboard/pages/:page/photos/restoration', ...DASHBOARD },
  pagePreview: { path: '/dashboard/pages/:page/preview', ...DASHBOARD, frame: 'preview' },
  team: { path: '/dashboard/team', ...DASHBOARD },
  newPerson: { path: '/dashboard/team/new', ...DASHBOARD },
  person: { path: '/dashboard/team/:person', ...DASHBOARD },
  personDetails: { path: '/dashboard/team/:person/details', ...DASHBOARD },
  personPassword: { path: '/dashboard/team/:person/password', ...DASHBOARD },
  personSessions: { path: '/dashboard/team/:person/sessions', ...DASHBOARD },
  personTwoStep: { path: '/dashboard/team/:person/two-step', ...DASHBOARD },
  personSuspension: { path: '/dashboard/team/:person/suspension', ...DASHBOARD },
  personLinkCancellation: { path: '/dashboard/team/:person/link-cancellation', ...DASHBOARD },
  personRestoration: { path: '/dashboard/team/:person/restoration', ...DASHBOARD },
  setUpBusiness: { path: '/dashboard/set-up', ...DASHBOARD },
  goLive: { path: '/dashboard/go-live', ...DASHBOARD },
  settings: { path: '/dashboard/settings', ...DASHBOARD },
  settingsLogo: { path: '/dashboard/settings/business/logo', ...DASHBOARD },
  backupRuns: { path: '/dashboard/settings/backups/runs', ...DASHBOARD },
  settingsSection: { path: '/dashboard/settings/:section', ...DASHBOARD },
  account: { path: '/dashboard/account', ...DASHBOARD },
  accountSessions: { path: '/dashboard/account/sessions', ...DASHBOARD },
  accountTwoStep: { path: '/dashboard/account/two-step', ...DASHBOARD },
  accountTwoStepEnd: { path: '/dashboard/account/two-step/end', ...DASHBOARD },
  accountRecoveryCodes: { path: '/dashboard/account/recovery-codes', ...DASHBOARD },
  sources: { path: '/dashboard/sources', ...DASHBOARD },
  newSource: { path: '/dashboard/sources/new', ...DASHBOARD },
  sourceImports: { path: '/dashboard/sources/imports', ...DASHBOARD },
  sourceImport: { path: '/dashboard/sources/imports/:import', ...DASHBOARD },
  rejectedRows: { path: '/dashboard/sources/imports/:import/rejected.csv', ...DASHBOARD },
  source: { path: '/dashboard/sources/:source', ...DASHBOARD },
  signOut: { path: '/sign-out', ...CALL, robots: 'noindex' },
  visitCalendar: { path: '/visits/:token.ics', ...CALL },
  enquiry: { path: '/api/v1/user/connect', ...CALL },
  contactIntent: { path: '/api/v1/contact-intents', ...CALL },
  enquiryChallenge: { path: '/api/v1/enquiry-puzzles', ...CALL },
  webVitals: { path: '/api/v1/vitals', ...CALL },
  cspReports: { path: '/api/v1/csp', ...CALL },
  allLeads: { path: '/api/v1/admin/allLeads', ...CALL },
  sourceDelivery: { path: '/api/v1/sources/:key', ...CALL },
  openApi: { path: '/api/openapi.json', ...CALL },
  brochure: { path: '/brochures/:file', ...FILE },
  plan: { path: '/plans/:file', ...FILE },
  robots: { path: '/robots.txt', ...FILE },
  security: { path: '/.well-known/security.txt', ...FILE },
  securityPolicy: { path: '/.well-known/security-policy.txt', ...FILE },
  llms: { path: '/llms.txt', ...FILE },
  brandLogo: { path: '/logo.webp', ...FILE, robots: 'noindex' },
  webManifest: { path: '/manifest.webmanifest', ...FILE },
  dashboardManifest: { path: '/desk.webmanifest', ...FILE, robots: 'noindex' },
  searchIndex: { path: '/search-index.json', ...FILE },
  suggestions: { path: '/suggestions.json', ...FILE, robots: 'noindex' },
  shortlistCards: { path: '/shortlist-cards.json', ...FILE, robots: 'noindex' },
  changesFeed: { path: '/changes.atom', ...FILE, robots: 'noindex' },
  sitemap: { path: '/sitemap.xml', ...FILE },
  sitemapPart: { path: '/sitemaps/:part.xml', ...FILE },
} as const satisfies Record<string, Address>

export type AddressName = keyof typeof addresses

export const addressNames = Object.keys(addresses).filter((name): name is AddressName =>
  Object.hasOwn(addresses, name),
)

export type ListedName = {
  [N in AddressName]: (typeof addresses)[N] extends { frame: 'site'; robots: 'index' } ? N : never
}[AddressName]

/** Paths that the edge or the build's files answer. */
const OF_THE_EDGE = ['assets', 'cards', 'dictionary', 'healthz', 'pictures', 'readyz']

/** Path parts that no project may have as its slug. */
export const firstParts: ReadonlySet<string> = new Set([
  ...OF_THE_EDGE,
  ...Object.values(addresses)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((part) => /^[a-z]/.test(part)),
])
