/** A request that a route answers: `path` alone is a GET; `staff` carries the cookie of a signed-in user. */
export type Probe = {
  path: string
  staff?: true
  form?: Record<string, string>
  json?: unknown
  text?: string
}

const enquiry = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', message: 'Hi' }
const meta = { pid: 'northlight' }

/** A page that a link opens, and its form. */
const byLink = (path: string, form: Record<string, string>): Probe[] => [{ path }, { path, form }]

/** A page of the dashboard and its form. */
const both = (path: string, form: Record<string, string>): Probe[] => [
  { path, staff: true },
  { path, staff: true, form },
]

const forStaff = (paths: string): Probe[] => paths.split(' ').map((path) => ({ path, staff: true }))

const photoProbes = (document: string, nouns: string): Probe[] =>
  nouns.split(' ').flatMap((noun): Probe[] => {
    const path = `/dashboard/${document}/photos${noun}`
    return both(path, { slot: 'nowhere' })
  })

const FILES = `
  /api/openapi.json /robots.txt /logo.webp /.well-known/security.txt
  /.well-known/security-policy.txt /llms.txt /manifest.webmanifest /desk.webmanifest
  /search-index.json /suggestions.json?q=noida /shortlist-cards.json?list=lodha-goa
  /changes.atom /sitemap.xml /sitemaps/1.xml /brochures/lodha-goa.pdf /plans/nowhere.pdf /healthz /readyz
`

/** One request or more for every route of app/routes.ts; a test holds the two together. */
export const probes: readonly Probe[] = [
  { path: '/' },
  { path: '/projects' },
  { path: '/shortlist' },
  { path: '/godrej-reverine' },
  { path: '/bhutani-city-center' },
  { path: '/bhutani-city-center/wellness' },
  { path: '/tell-me' },
  { path: '/tell-me', form: { contact: '' } },
  ...byLink('/tell-me/00000000000000000000000000000000', { intent: 'confirm' }),
  { path: '/visit/lodha-goa' },
  { path: '/visit/lodha-goa', form: { ...enquiry, day: '', time: '' } },
  { path: '/city/noida' },
  { path: '/connect' },
  { path: '/connect', form: enquiry },
  { path: '/about' },
  { path: '/how-we-check' },
  { path: '/nri' },
  { path: '/changes' },
  { path: '/godrej-reverine?ask=RERA+number' },
  { path: '/privacy-policy' },
  { path: '/privacy-notice' },
  { path: '/privacy/rights' },
  ...byLink('/privacy/withdraw/00000000000000000000000000000000', {}),
  ...byLink('/privacy/withdraw-all/00000000000000000000000000000000', {}),
  { path: '/preview/00000000000000000000000000000000' },
  { path: '/preview/words/00000000000000000000000000000000' },
  { path: '/terms' },
  { path: '/disclaimer' },
  { path: '/terms/2026-11-21' },
  { path: '/disclaimer/2026-11-22' },
  { path: '/privacy-policy/2026-11-29' },
  { path: '/calculators' },
  { path: '/calculators/emi' },
  { path: '/calculators/payment-plan' },
  { path: '/calculators/assured-return' },
  { path: '/admin' },
  { path: '/admin', staff: true },
  { path: '/admin', form: { phone: '9876543210', password: 'not the password' } },
  { path: '/admin/code' },
  { path: '/admin/code', form: { code: '000000' } },
  ...byLink('/join/nowhere', { password: 'short', again: 'short' }),
  ...byLink('/setup/nowhere', { name: '', password: 'short', again: 'short' }),
  { path: '/nowhere' },
  { path: '/dashboard' },
  { path: '/dashboard', staff: true },
  { path: '/dashboard', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/Leads_List.xlsx', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/Leads_List.csv', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/Leads_List.csv', staff: true, form: { q: 'asha', column: 'owner' } },
  { path: '/dashboard/leads.jsonl', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/board', staff: true },
  { path: '/dashboard/offline', staff: true },
  { path: '/dashboard/nowhere', staff: true },
  { path: '/dashboard/views', staff: true, form: { name: '', search: '' } },
  { path: '/dashboard/contacts', staff: true },
  { path: '/dashboard/reports', staff: true },
  { path: '/dashboard/reports?from=2026-10-01&to=2026-10-31', staff: true },
  { path: '/dashboard/speed', staff: true },
  ...both('/dashboard/health', { section: 'none' }),
  ...both('/dashboard/set-up', { BRAND: '' }),
  ...both('/dashboard/go-live', { intent: '' }),
  ...both('/dashboard/sources/new?kind=generic', { kind: 'generic', name: '' }),
  ...both('/dashboard/sources/imports', { file: '' }),
  ...both('/dashboard/sources/imports/0', { intent: 'start' }),
  ...both('/dashboard/sources/0', { intent: 'pause' }),
  { path: '/api/v1/sources/nowhere' },
  { path: '/api/v1/sources/nowhere', json: {} },
  ...forStaff('/dashboard/sources /dashboard/sources/imports/0/rejected.csv'),
  ...forStaff('/dashboard/settings /dashboard/settings/business'),
  ...both('/dashboard/settings/business/logo', { file: '' }),
  ...both('/dashboard/settings/backups/runs', { kind: 'drill' }),
  ...forStaff('/dashboard/privacy /dashboard/notifications'),
  { path: '/dashboard/notifications/retry', staff: true, form: { delivery: '1' } },
  { path: '/dashboard/health/runs', staff: true, form: { job: 'none' } },
  { path: '/dashboard/projects', staff: true },
  { path: '/dashboard/projects?q=noida', staff: true },
  { path: '/dashboard/projects/new', staff: true },
  { path: '/dashboard/projects/new', staff: true, form: { name: '' } },
  { path: '/dashboard/projects/4', staff: true },
  { path: '/dashboard/projects/4/draft', staff: true },
  { path: '/dashboard/projects/4/draft', staff: true, json: { content: 'none' } },
  { path: '/dashboard/projects/4/publication', staff: true },
  { path: '/dashboard/projects/4/publication', staff: true, json: { version: 'none' } },
  { path: '/dashboard/projects/4/schedule', staff: true },
  { path: '/dashboard/projects/4/schedule', staff: true, json: { version: 'none' } },
  { path: '/dashboard/projects/4/schedule-cancellation', staff: true },
  { path: '/dashboard/projects/4/schedule-cancellation', staff: true, form: { schedule: '0' } },
  { path: '/dashboard/projects/4/restoration', staff: true },
  { path: '/dashboard/projects/4/restoration', staff: true, form: { list: '' } },
  { path: '/dashboard/projects/4/link', staff: true },
  { path: '/dashboard/projects/4/link', staff: true, json: { version: 'none' } },
  { path: '/dashboard/projects/4/history', staff: true },
  { path: '/dashboard/projects/4/history', staff: true, form: { version: '0' } },
  { path: '/dashboard/projects/4/questions', staff: true },
  { path: '/dashboard/projects/4/questions', staff: true, form: { question: 'rera', whom: '' } },
  { path: '/dashboard/projects/4/questions/alerts', staff: true, form: { alert: '0' } },
  { path: '/dashboard/projects/4/questions/rera', staff: true },
  ...photoProbes('projects/4', ' /upload /description /position /removal /restoration'),
  { path: '/dashboard/projects/1/preview', staff: true },
  { path: '/dashboard/pages', staff: true },
  { path: '/dashboard/pages/faq', staff: true },
  { path: '/dashboard/pages/faq/draft', staff: true },
  { path: '/dashboard/pages/faq/draft', staff: true, json: { content: 'none' } },
  { path: '/dashboard/pages/faq/publication', staff: true },
  { path: '/dashboard/pages/faq/publication', staff: true, json: { version: 'none' } },
  { path: '/dashboard/pages/faq/schedule', staff: true },
  { path: '/dashboard/pages/faq/schedule', staff: true, json: { version: 'none' } },
  { path: '/dashboard/pages/faq/schedule-cancellation', staff: true },
  { path: '/dashboard/pages/faq/schedule-cancellation', staff: true, form: { schedule: '0' } },
  { path: '/dashboard/pages/faq/link', staff: true },
  { path: '/dashboard/pages/faq/link', staff: true, json: { version: 'none' } },
  { path: '/dashboard/pages/faq/history', staff: true },
  { path: '/dashboard/pages/faq/history', staff: true, form: { version: '0' } },
  ...photoProbes('pages/about', ' /upload /description /removal /restoration'),
  { path: '/dashboard/pages/terms/preview', staff: true },
  { path: '/dashboard/team', staff: true },
  { path: '/dashboard/team?before=9', staff: true },
  ...both('/dashboard/team/new', { name: '', phone: '', role: 'agent' }),
  ...both('/dashboard/team/absent', { role: 'agent', leadScope: 'own' }),
  ...both('/dashboard/team/absent/details', { name: '', phone: '' }),
  ...both('/dashboard/team/absent/password', { token: 'nowhere', email: 'asha@example.com' }),
  ...both('/dashboard/team/absent/link-cancellation', {}),
  { path: '/dashboard/team/absent/sessions', staff: true, form: {} },
  { path: '/dashboard/team/absent/two-step', staff: true, form: {} },
  { path: '/dashboard/team/absent/suspension', staff: true, form: {} },
  { path: '/dashboard/team/absent/restoration', staff: true, form: {} },
  ...both('/dashboard/account', { old: 'not the password', fresh: 'short' }),
  ...both('/dashboard/account/sessions', { session: 'none', password: '' }),
  ...both('/dashboard/account/two-step', { code: '000000' }),
  ...both('/dashboard/account/two-step/end', { password: '' }),
  ...both('/dashboard/account/recovery-codes', { password: '' }),
  { path: '/dashboard/leads/part?since=2026', staff: true },
  { path: '/dashboard/spam', staff: true },
  { path: '/dashboard/spam', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/spam/approvals', staff: true, form: { id: '1' } },
  { path: '/dashboard/leads/search', staff: true, form: { q: 'asha' } },
  { path: '/dashboard?status=new&agent=none&city=Noida&sort=name', staff: true },
  { path: '/dashboard/live', staff: true },
  { path: '/dashboard/alerts?since=2026-11-22T00:00:00.000Z', staff: true },
  { path: '/dashboard/push-subscriptions', staff: true },
  { path: '/dashboard/push-subscriptions', staff: true, form: { endpoint: 'https://127.0.0.1/' } },
  { path: '/dashboard/push-subscriptions/removal', staff: true, form: { endpoint: 'none' } },
  { path: '/dashboard/leads/new', staff: true },
  { path: '/dashboard/leads/new', staff: true, form: { name: '', phone: '98765' } },
  { path: '/dashboard/leads/1', staff: true },
  { path: '/dashboard/leads/1', staff: true, form: { note: 'Wants the Saturday' } },
  { path: '/dashboard/leads/1/calls', staff: true, form: { way: 'call' } },
  ...['link', 'unlink', 'relink'].map((change): Probe => ({
    path: '/dashboard/leads/1/duplicates',
    staff: true,
    form: { change, other: '2', back: '/dashboard/leads/1' },
  })),
  { path: '/dashboard/leads/1/withdrawal', staff: true },
  { path: '/dashboard/leads/1/withdrawal', staff: true, form: { back: '/dashboard' } },
  { path: '/dashboard/follow-ups', staff: true },
  { path: '/dashboard/follow-ups/1', staff: true },
  { path: '/dashboard/leads/bulk', staff: true, form: { lead: '1 status=new', status: 'new' } },
  { path: '/dashboard/undo', staff: true, form: { changeSetId: '1', back: '/dashboard' } },
  { path: '/dashboard/visits', staff: true },
  { path: '/dashboard/visits?day=2026-11-24&lead=', staff: true },
  ...['confirmation', 'time', 'outcome', 'cancellation', 'undo', 'site-photo'].flatMap(
    (noun): Probe[] => [
      { path: `/dashboard/visits/1/${noun}`, staff: true },
      { path: `/dashboard/visits/1/${noun}`, staff: true, form: { seen: '0', outcome: 'came' } },
    ],
  ),
  {
    path: '/dashboard/visits',
    staff: true,
    form: { lead: '1', project: 'lodha-goa', day: '', time: '', agent: '' },
  },
  ...both('/dashboard/assignment', { staff: 'x', from: '', to: '' }),
  ...both('/dashboard/assignment/rule', { rule: '0' }),
  { path: '/dashboard/assignment/order', staff: true, form: { rule: '0', to: 'up' } },
  { path: '/dashboard/assignment/removal', staff: true, form: { rule: '0' } },
  ...both('/dashboard/assignment/hours', { promise: '' }),
  ...both('/dashboard/assignment/person', { id: 'x' }),
  ...both('/dashboard/leave', { from: '', to: '' }),
  { path: '/dashboard/leave/end', staff: true, form: { from: '2026-01-01' } },
  { path: '/dashboard/leave/availability', staff: true, form: { takes: 'yes' } },
  { path: '/sign-out', staff: true, form: {} },
  { path: '/visits/AAAAAAAAAAAAAAAAAAAAAA.ics' },
  { path: '/api/v1/user/connect', json: { meta, pay: enquiry } },
  {
    path: '/api/v1/contact-intents',
    text: JSON.stringify({ code: 'K7M2QX', kind: 'call', page: '/' }),
  },
  { path: '/api/v1/enquiry-puzzles', json: {} },
  {
    path: '/api/v1/vitals',
    text: JSON.stringify({ page: 'home', device: 'phone', values: { LCP: 900 } }),
  },
  {
    path: '/api/v1/csp',
    text: JSON.stringify({
      'csp-report': { 'document-uri': 'http://homes.test/', 'effective-directive': 'img-src' },
    }),
  },
  {
    path: '/api/v1/admin/allLeads',
    json: { meta, pay: { phone: '9876543210', password: 'not the password' } },
  },
  ...FILES.trim()
    .split(/\s+/)
    .map((path) => ({ path })),
]

/** Asks one of them as a browser at `base` would. */
export function sendProbe(base: string, probe: Probe, cookie: string): Promise<Response> {
  const headers = new Headers({ Origin: base })
  if (probe.staff) headers.set('Cookie', cookie)
  if (probe.json !== undefined) {
    headers.set('Content-Type', 'application/json')
    headers.set('pid', 'northlight')
  }
  const text = probe.text ?? (probe.json === undefined ? undefined : JSON.stringify(probe.json))
  const body = probe.form ? new URLSearchParams(probe.form) : text
  const sent = body === undefined ? { headers } : { headers, method: 'POST', body }
  return fetch(base + probe.path, { ...sent, redirect: 'manual' })
}
