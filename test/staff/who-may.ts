import { addresses, type AddressName } from '#app/config/addresses.ts'

import { editedRows } from './who-may-edit.ts'
import { fileRows } from './who-may-files.ts'
import { all, ownersOnly, type Row, type Statuses } from './who-may-row.ts'

/**
 * Statuses for an agent who is signed in with a password that the owner gave: of the dashboard nothing opens
 * but the page on which they choose their own.
 */
function temporaryPasswordStatuses(name: AddressName): { get: number; post: number | undefined } {
  const { get, post } = whoMay[name]
  const isRedirected = isDashboardPage(name) && name !== 'account'
  return { get: isRedirected ? 302 : get[1], post: post && (isRedirected ? 302 : post[1]) }
}

/** What opening it is answered, and a form or call, to each role in the order of the roles. */
export function statusesOf(name: AddressName): { get: number[]; post: number[] } {
  const { get, post, own = [] } = whoMay[name]
  const temporary = temporaryPasswordStatuses(name)
  const isEdited = name in editedRows
  const each = (statuses: Statuses, ownStatus: number | undefined, temporaryStatus?: number) => {
    const [visitor, agent, suspended, owner] = statuses
    const editor = isEdited ? owner : agent
    return [visitor, agent, ownStatus ?? agent, editor, suspended, temporaryStatus ?? agent, owner]
  }
  return {
    get: each(get, own[0], temporary.get),
    post: post ? each(post, own[1], temporary.post) : [],
  }
}

/** Whether it is guarded as all pages of the dashboard are. */
export function isDashboardPage(name: AddressName): boolean {
  const { frame } = addresses[name]
  return frame === 'dashboard' || frame === 'preview'
}

const page: Row = { get: all(200) }
const dashboard: Row = { get: [302, 200, 302, 200] }
/** An address that forms go to; opening it leads to where they stand. */
const action: Row = { get: all(302), post: all(302) }
const ownersAction: Row = { get: [302, 403, 302, 404], post: [302, 403, 302, 404] }
const oneLead: Row = { get: [302, 404, 302, 404], post: [302, 404, 302, 404], form: { note: 'x' } }
const visitAction = (noun: string, status = 404): Row => ({
  path: `/dashboard/visits/0/${noun}`,
  get: [302, 200, 302, 200],
  post: [302, status, 302, status],
  form: { seen: '0', outcome: 'came' },
})

/** Everything that can be asked, and who is answered what. */
export const whoMay: Record<AddressName, Row> = {
  home: page,
  projects: page,
  listing: { ...page, path: '/lodha-goa' },
  space: { ...page, path: '/bhutani-city-center/wellness' },
  city: { ...page, path: '/city/noida', post: all(422), form: { name: '' } },
  calculators: page,
  emi: page,
  paymentPlan: page,
  assuredReturn: page,
  connect: { ...page, post: all(422), form: { name: '' } },
  about: page,
  howWeCheck: page,
  nri: page,
  changes: page,
  privacyPolicy: page,
  privacyNotice: page,
  privacyRights: page,
  withdraw: {
    path: '/privacy/withdraw/00000000000000000000000000000000',
    get: all(404),
    post: all(404),
  },
  mailedWithdrawal: {
    path: '/privacy/withdraw-all/00000000000000000000000000000000',
    get: all(404),
    post: all(404),
  },
  terms: page,
  disclaimer: page,
  termsVersion: { path: '/terms/2026-11-21', get: all(200) },
  disclaimerVersion: { path: '/disclaimer/2026-11-22', get: all(200) },
  privacyPolicyVersion: { path: '/privacy-policy/2000-01-01', get: all(404) },
  linkedProject: { path: '/preview/00000000000000000000000000000000', get: all(404) },
  linkedPage: { path: '/preview/words/00000000000000000000000000000000', get: all(404) },
  shortlist: page,
  visit: { ...page, path: '/visit/lodha-goa', post: all(422), form: { name: '' } },
  tellMe: { ...page, post: all(422), form: { contact: '' } },
  visitorAlert: {
    path: '/tell-me/00000000000000000000000000000000',
    get: all(404),
    post: all(200),
    form: { intent: 'stop' },
  },
  styleguide: { get: all(404) },
  stylePictures: { path: '/styleguide/pictures', get: all(404) },
  unknown: { path: '/nowhere', get: all(404) },
  signIn: { ...page, post: all(422), form: { phone: '' } },
  signInCode: { ...page, post: all(401), form: { code: '000000' } },
  join: { path: '/join/nowhere', get: all(404), post: all(404) },
  setUp: { path: '/setup/nowhere', get: all(404), post: all(404) },
  leads: { ...dashboard, post: [302, 200, 302, 200], form: { q: 'nowhere at all' } },
  leadsWorkbook: { path: '/dashboard/leads_list.xlsx', get: all(302), post: [302, 403, 302, 200] },
  leadsCsv: { path: '/dashboard/leads_list.csv', get: all(302), post: [302, 403, 302, 200] },
  leadsJsonl: { get: all(302), post: [302, 403, 302, 200] },
  spam: {
    ...dashboard,
    post: [302, 200, 302, 200],
    own: [403, 403],
    form: { q: 'nowhere at all' },
  },
  spamApprovals: { ...action, own: [302, 403], form: { lead: 'none' } },
  leadPart: dashboard,
  leadSearch: { get: all(302), post: [302, 200, 302, 200], form: { q: 'nowhere at all' } },
  live: { get: [302, 200, 302, 200] },
  alerts: dashboard,
  pushSubscriptions: {
    ...dashboard,
    post: [302, 422, 302, 422],
    form: { endpoint: 'https://127.0.0.1/' },
  },
  pushSubscriptionRemoval: {
    get: all(302),
    post: [302, 204, 302, 204],
    form: { endpoint: 'none' },
  },
  newLead: { ...dashboard, post: [302, 422, 302, 422], form: { name: '' } },
  lead: { ...oneLead, path: '/dashboard/leads/0' },
  leadCalls: {
    path: '/dashboard/leads/0/calls',
    get: all(302),
    post: [302, 404, 302, 404],
    form: { way: 'call' },
  },
  leadDuplicates: {
    path: '/dashboard/leads/0/duplicates',
    get: all(302),
    post: all(302),
    form: { change: 'link', other: '0' },
  },
  leadWithdrawal: {
    path: '/dashboard/leads/0/withdrawal',
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 404],
    form: { back: '/dashboard' },
  },
  leadViews: action,
  leadBoard: dashboard,
  noDashboardPage: { ...oneLead, path: '/dashboard/nowhere' },
  offlineLeads: dashboard,
  leadBulk: {
    get: all(302),
    post: [302, 200, 302, 200],
    form: { lead: '0 status=new', status: 'contacted' },
  },
  undo: { ...action, form: { changeSetId: 'none' } },
  followUps: dashboard,
  reports: dashboard,
  followUp: { ...oneLead, path: '/dashboard/follow-ups/0' },
  visits: { ...dashboard, post: [302, 422, 302, 422], form: { lead: '' } },
  visitConfirmation: visitAction('confirmation', 422),
  visitTime: visitAction('time', 422),
  visitOutcome: visitAction('outcome'),
  visitCancellation: visitAction('cancellation'),
  visitSitePhoto: {
    path: '/dashboard/visits/0/site-photo',
    get: all(302),
    post: [302, 404, 302, 404],
    form: {},
  },
  visitUndo: visitAction('undo'),
  assignment: { get: ownersOnly, post: [302, 403, 302, 422], form: { staff: 'none' } },
  assignmentRule: { get: ownersOnly, post: [302, 403, 302, 422], form: { rule: '0' } },
  assignmentOrder: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { rule: '0', to: 'up' },
  },
  assignmentRemoval: { get: [302, 403, 302, 302], post: [302, 403, 302, 302], form: { rule: '0' } },
  assignmentHours: { get: ownersOnly, post: [302, 403, 302, 422], form: { promise: '' } },
  assignmentPerson: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { id: 'none' },
  },
  leave: { ...dashboard, post: [302, 422, 302, 422], form: { from: '', to: '' } },
  leaveEnd: { ...action, form: { from: '2026-01-01' } },
  leaveAvailability: { ...action, form: { takes: 'yes' } },
  contacts: dashboard,
  speed: { get: ownersOnly },
  health: { get: ownersOnly, post: [302, 403, 302, 404], form: { section: 'none' } },
  healthRuns: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { job: 'none' },
  },
  privacy: { get: ownersOnly, post: [302, 403, 302, 404], form: { accept: '0' } },
  notifications: { get: ownersOnly },
  notificationRetry: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { delivery: 'none' },
  },
  ...editedRows,
  team: { get: ownersOnly },
  newPerson: { get: ownersOnly, post: [302, 403, 302, 422], form: { name: '' } },
  person: ownersAction,
  personDetails: ownersAction,
  personPassword: ownersAction,
  personSessions: ownersAction,
  personTwoStep: ownersAction,
  personSuspension: ownersAction,
  personLinkCancellation: ownersAction,
  personRestoration: ownersAction,
  setUpBusiness: { get: ownersOnly, post: [302, 403, 302, 302], form: { BRAND: '' } },
  goLive: { get: ownersOnly, post: [302, 403, 302, 302], form: { intent: '' } },
  settings: { get: ownersOnly },
  settingsLogo: { get: ownersOnly, post: [302, 403, 302, 422], form: { file: '' } },
  backupRuns: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { kind: 'drill' },
  },
  settingsSection: {
    path: '/dashboard/settings/business',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { revert: '0' },
  },
  sources: { get: ownersOnly },
  newSource: { get: ownersOnly, post: [302, 403, 302, 404], form: { kind: 'nowhere' } },
  sourceImports: { get: ownersOnly, post: [302, 403, 302, 422], form: { file: '' } },
  sourceImport: {
    path: '/dashboard/sources/imports/0',
    get: [302, 403, 302, 404],
    post: [302, 403, 302, 404],
    form: { intent: '' },
  },
  rejectedRows: { path: '/dashboard/sources/imports/0/rejected.csv', get: [302, 403, 302, 404] },
  source: {
    path: '/dashboard/sources/0',
    get: [302, 403, 302, 404],
    post: [302, 403, 302, 404],
    form: { intent: '' },
  },
  account: { ...dashboard, post: [302, 422, 302, 422], form: { old: '' } },
  accountSessions: { ...dashboard, post: [302, 422, 302, 422], form: { password: '' } },
  accountTwoStep: { ...dashboard, post: [302, 422, 302, 422], form: { code: '000000' } },
  accountTwoStepEnd: { ...action, form: { password: '' } },
  accountRecoveryCodes: { ...action, form: { password: '' } },
  signOut: action,
  ...fileRows,
}
