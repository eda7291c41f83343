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
  nri: 'public/nri/page.tsx',
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
  linkedProject: 'public/preview/linked-project.tsx',
  linkedPage: 'public/preview/linked-site-page.tsx',
  shortlist: 'public/shortlist/page.tsx',
  visit: 'public/visit/page.tsx',
  tellMe: 'public/tell-me/page.tsx',
  visitorAlert: 'public/tell-me/alert.tsx',
  styleguide: 'public/styleguide/page.tsx',
  stylePictures: 'public/styleguide/pictures.tsx',
  unknown: 'public/not-found.tsx',
  signIn: 'dashboard/login/sign-in.tsx',
  signInCode: 'dashboard/login/sign-in-code.tsx',
  leads: 'dashboard/leads/page.tsx',
  leadsWorkbook: 'dashboard/leads/file.ts',
  leadsCsv: 'dashboard/leads/file.ts',
  leadsJsonl: 'dashboard/leads/lines.ts',
  spam: 'dashboard/spam/page.tsx',
  spamApprovals: 'dashboard/spam/approval.ts',
  leadSearch: 'dashboard/leads/search.ts',
  live: 'dashboard/live.ts',
  alerts: 'dashboard/alerts/list.ts',
  pushSubscriptions: 'dashboard/push-subscriptions/create.ts',
  pushSubscriptionRemoval: 'dashboard/push-subscriptions/removal.ts',
  newLead: 'dashboard/leads/add/page.tsx',
  lead: 'dashboard/leads/lead/page.tsx',
  leadCalls: 'dashboard/leads/lead/calls.ts',
  leadDuplicates: 'dashboard/leads/lead/duplicates.ts',
  leadWithdrawal: 'dashboard/leads/lead/withdrawal.ts',
  leadBulk: 'dashboard/leads/bulk.ts',
  undo: 'dashboard/undo.ts',
  followUps: 'dashboard/follow-ups/page.tsx',
  followUp: 'dashboard/leads/lead/page.tsx',
  contacts: 'dashboard/contacts/page.tsx',
  reports: 'dashboard/reports/page.tsx',
  speed: 'dashboard/speed/page.tsx',
  health: 'dashboard/health/page.tsx',
  healthRuns: 'dashboard/health/runs.ts',
  privacy: 'dashboard/privacy/page.tsx',
  notifications: 'dashboard/notifications/page.tsx',
  notificationRetry: 'dashboard/notifications/retry.ts',
  visits: 'dashboard/visits/page.tsx',
  visitConfirmation: 'dashboard/visits/visit/change.ts',
  visitTime: 'dashboard/visits/visit/change.ts',
  visitOutcome: 'dashboard/visits/visit/change.ts',
  visitCancellation: 'dashboard/visits/visit/change.ts',
  visitSitePhoto: 'dashboard/visits/visit/site-photo.ts',
  visitUndo: 'dashboard/visits/visit/change.ts',
  assignment: 'dashboard/assignment/page.tsx',
  assignmentRule: 'dashboard/assignment/rule.tsx',
  assignmentOrder: 'dashboard/assignment/order.ts',
  assignmentRemoval: 'dashboard/assignment/removal.ts',
  assignmentHours: 'dashboard/assignment/hours.tsx',
  assignmentPerson: 'dashboard/assignment/person.tsx',
  leave: 'dashboard/leave/page.tsx',
  leaveEnd: 'dashboard/leave/end.ts',
  leaveAvailability: 'dashboard/leave/availability.ts',
  dashboardProjects: 'dashboard/projects/page.tsx',
  newProject: 'dashboard/projects/new.tsx',
  projectEditor: 'dashboard/documents/edit.tsx',
  projectDraft: 'dashboard/documents/draft.ts',
  projectPublication: 'dashboard/documents/publication.ts',
  projectSchedule: 'dashboard/documents/schedule.ts',
  projectScheduleCancellation: 'dashboard/documents/schedule-cancellation.ts',
  projectRestoration: 'dashboard/projects/restoration.ts',
  projectLink: 'dashboard/documents/link.ts',
  projectHistory: 'dashboard/documents/history.tsx',
  projectPhotos: 'dashboard/photos/page.tsx',
  projectPhotoUpload: 'dashboard/photos/upload.ts',
  projectPhotoDescription: 'dashboard/photos/description.ts',
  projectPhotoPosition: 'dashboard/photos/position.ts',
  projectPhotoRemoval: 'dashboard/photos/removal.ts',
  projectPhotoRestoration: 'dashboard/photos/restoration.ts',
  projectQuestions: 'dashboard/questions/page.tsx',
  projectAlerts: 'dashboard/questions/alerts.ts',
  projectQuestion: 'dashboard/questions/people.tsx',
  projectPreview: 'dashboard/preview/project/page.tsx',
  pages: 'dashboard/pages/page.tsx',
  pageEditor: 'dashboard/documents/edit.tsx',
  pageDraft: 'dashboard/documents/draft.ts',
  pagePublication: 'dashboard/documents/publication.ts',
  pageSchedule: 'dashboard/documents/schedule.ts',
  pageScheduleCancellation: 'dashboard/documents/schedule-cancellation.ts',
  pageLink: 'dashboard/documents/link.ts',
  pageHistory: 'dashboard/documents/history.tsx',
  pagePreview: 'dashboard/preview/page/page.tsx',
  team: 'dashboard/team/page.tsx',
  newPerson: 'dashboard/team/add-person.tsx',
  person: 'dashboard/team/person.tsx',
  personDetails: 'dashboard/team/person-details.tsx',
  personPassword: 'dashboard/team/person-password.tsx',
  personSessions: 'dashboard/team/sessions.ts',
  personTwoStep: 'dashboard/team/person-two-step.ts',
  personSuspension: 'dashboard/team/suspension.tsx',
  personRestoration: 'dashboard/team/restoration.ts',
  account: 'dashboard/account/page.tsx',
  accountSessions: 'dashboard/account/sessions.tsx',
  accountTwoStep: 'dashboard/account/two-step.tsx',
  accountTwoStepEnd: 'dashboard/account/two-step-end.tsx',
  accountRecoveryCodes: 'dashboard/account/recovery-codes.tsx',
  signOut: 'dashboard/login/sign-out.ts',
  visitCalendar: 'feeds/visit-calendar.ts',
  enquiry: 'api/connect.ts',
  contactIntent: 'api/contact-intents.ts',
  enquiryChallenge: 'api/enquiry-puzzles.ts',
  webVitals: 'api/vitals.ts',
  cspReports: 'api/csp.ts',
  allLeads: 'api/all-leads.ts',
  openApi: 'api/openapi.ts',
  brochure: 'feeds/brochure.ts',
  plan: 'feeds/plan.ts',
  robots: 'feeds/robots.ts',
  security: 'feeds/security-txt.ts',
  securityPolicy: 'feeds/security-policy.ts',
  llms: 'feeds/llms.ts',
  webManifest: 'feeds/web-manifest.ts',
  dashboardManifest: 'feeds/dashboard-manifest.ts',
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
const panels: Partial<Record<AddressName, readonly AddressName[]>> = {
  leads: ['newLead', 'lead'],
  followUps: ['followUp'],
}
const inPanels = Object.values(panels).flat()

function routeIn(name: AddressName) {
  const own = routeOf(name)
  const children = panels[name]?.map((child) => ({
    ...routeOf(child),
    path: addresses[child].path.slice(addresses[name].path.length + 1),
  }))
  return children ? { ...own, children } : own
}

const framed = (frame: string) =>
  names
    .filter((name) => addresses[name].frame === frame && !inPanels.includes(name))
    .map(routeIn)

/** Every address of the product. Which projects there are the catalogue says. */
export default [
  layout('routes/public/frame/layout.tsx', framed('site')),
  layout('routes/dashboard/frame/layout.tsx', framed('dashboard')),
  ...framed('preview'),
  ...framed('none'),
]
