/** A request that a route answers: `path` alone is a GET; `staff` carries the cookie of somebody signed in. */
export type Probe = {
  path: string
  staff?: true
  form?: Record<string, string>
  json?: unknown
  text?: string
}

const enquiry = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', message: 'Hi' }
const meta = { pid: 'northlight' }

/** One request or more for every route of app/routes.ts; a test holds the two together. */
export const probes: readonly Probe[] = [
  { path: '/' },
  { path: '/projects' },
  { path: '/projects?type=Plots' },
  { path: '/shortlist' },
  { path: '/godrej-reverine' },
  { path: '/bhutani-city-center' },
  { path: '/bhutani-city-center/wellness' },
  { path: '/visit/lodha-goa' },
  { path: '/visit/lodha-goa', form: { ...enquiry, day: '', time: '' } },
  { path: '/city/noida' },
  { path: '/connect' },
  { path: '/connect', form: enquiry },
  { path: '/about' },
  { path: '/how-we-check' },
  { path: '/godrej-reverine?ask=RERA+number' },
  { path: '/privacy-policy' },
  { path: '/privacy-notice' },
  { path: '/privacy/rights' },
  { path: '/privacy/withdraw/00000000000000000000000000000000' },
  { path: '/privacy/withdraw/00000000000000000000000000000000', form: {} },
  { path: '/terms' },
  { path: '/disclaimer' },
  { path: '/calculators' },
  { path: '/calculators/emi' },
  { path: '/calculators/payment-plan' },
  { path: '/calculators/assured-return' },
  { path: '/admin' },
  { path: '/admin', staff: true },
  { path: '/admin', form: { phone: '9876543210', password: 'not the password' } },
  { path: '/admin/code' },
  { path: '/admin/code', form: { code: '000000' } },
  { path: '/nowhere' },
  { path: '/dashboard' },
  { path: '/dashboard', staff: true },
  { path: '/dashboard', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/Leads_List.xlsx', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/Leads_List.csv', staff: true, form: { q: 'asha' } },
  {
    path: '/dashboard/Leads_List.csv',
    staff: true,
    form: { q: 'asha', column: 'owner' },
  },
  { path: '/dashboard/leads.jsonl', staff: true, form: { q: 'asha' } },
  { path: '/dashboard/contacts', staff: true },
  { path: '/dashboard/insight', staff: true },
  { path: '/dashboard/insight?from=2026-10-01&to=2026-10-31', staff: true },
  { path: '/dashboard/speed', staff: true },
  { path: '/dashboard/health', staff: true },
  { path: '/dashboard/outbox', staff: true },
  { path: '/dashboard/outbox/again', staff: true, form: { delivery: '1' } },
  { path: '/dashboard/accounts', staff: true },
  { path: '/dashboard/accounts?before=9', staff: true },
  { path: '/dashboard/accounts/new', staff: true },
  { path: '/dashboard/accounts/new', staff: true, form: { name: '', phone: '', role: 'agent' } },
  { path: '/dashboard/accounts/nobody', staff: true },
  { path: '/dashboard/accounts/nobody', staff: true, form: { role: 'agent', sees: 'own' } },
  { path: '/dashboard/accounts/nobody/password', staff: true },
  { path: '/dashboard/accounts/nobody/password', staff: true, form: { password: 'short' } },
  { path: '/dashboard/accounts/nobody/sessions', staff: true, form: {} },
  { path: '/dashboard/accounts/nobody/second-step', staff: true, form: {} },
  { path: '/dashboard/accounts/nobody/suspension', staff: true, form: {} },
  { path: '/dashboard/accounts/nobody/restoration', staff: true, form: {} },
  { path: '/dashboard/account', staff: true },
  { path: '/dashboard/account', staff: true, form: { old: 'not the password', fresh: 'short' } },
  { path: '/dashboard/account/second-step', staff: true },
  { path: '/dashboard/account/second-step', staff: true, form: { code: '000000' } },
  { path: '/dashboard/account/second-step-off', staff: true },
  { path: '/dashboard/account/second-step-off', staff: true, form: { password: '' } },
  { path: '/dashboard/account/recovery-codes', staff: true },
  { path: '/dashboard/account/recovery-codes', staff: true, form: { password: '' } },
  { path: '/dashboard?since=2026-11-22T00:00:00.000Z', staff: true },
  { path: '/dashboard/suspect', staff: true },
  { path: '/dashboard/accepted', staff: true, form: { id: '1' } },
  { path: '/dashboard/found', staff: true, form: { q: 'asha' } },
  { path: '/dashboard?status=new&agent=none&city=Noida&sort=name', staff: true },
  { path: '/dashboard/live', staff: true },
  { path: '/dashboard/arrivals?since=2026-11-22T00:00:00.000Z', staff: true },
  { path: '/dashboard/pushed', staff: true },
  { path: '/dashboard/pushed', staff: true, form: { endpoint: 'https://127.0.0.1/' } },
  { path: '/dashboard/push-ended', staff: true, form: { endpoint: 'none' } },
  { path: '/dashboard/leads/1', staff: true },
  { path: '/dashboard/leads/1', staff: true, form: { note: 'Wants the Saturday' } },
  { path: '/dashboard/leads/1/calls', staff: true, form: { way: 'call' } },
  ...['merges', 'splits', 'joins'].map((way): Probe => ({
    path: `/dashboard/leads/1/${way}`,
    staff: true,
    form: { other: '2', back: '/dashboard/leads/1' },
  })),
  { path: '/dashboard/leads/1/withdrawal', staff: true },
  { path: '/dashboard/leads/1/withdrawal', staff: true, form: { back: '/dashboard' } },
  { path: '/dashboard/due', staff: true },
  { path: '/dashboard/due/1', staff: true },
  {
    path: '/dashboard/changed',
    staff: true,
    form: { lead: '1 status=new', status: 'contacted' },
  },
  { path: '/dashboard/undone', staff: true, form: { act: '1', back: '/dashboard' } },
  { path: '/dashboard/visits', staff: true },
  { path: '/dashboard/visits?day=2026-11-24&lead=', staff: true },
  { path: '/dashboard/visits/confirmed', staff: true },
  { path: '/dashboard/visits/confirmed', staff: true, form: { visit: '1', seen: '0' } },
  { path: '/dashboard/visits/moved', staff: true },
  { path: '/dashboard/visits/moved', staff: true, form: { visit: '1', seen: '0' } },
  { path: '/dashboard/visits/came', staff: true },
  { path: '/dashboard/visits/came', staff: true, form: { visit: '1', seen: '0' } },
  { path: '/dashboard/visits/missed', staff: true },
  { path: '/dashboard/visits/missed', staff: true, form: { visit: '1', seen: '0' } },
  { path: '/dashboard/visits/cancelled', staff: true },
  { path: '/dashboard/visits/cancelled', staff: true, form: { visit: '1', seen: '0' } },
  { path: '/dashboard/visits/undone', staff: true },
  { path: '/dashboard/visits/undone', staff: true, form: { visit: '1', seen: '0' } },
  { path: '/dashboard/visits/made', staff: true },
  {
    path: '/dashboard/visits/made',
    staff: true,
    form: { lead: '1', project: 'lodha-goa', day: '', time: '', agent: '' },
  },
  { path: '/dashboard/assignment', staff: true },
  { path: '/dashboard/assignment', staff: true, form: { staff: 'x', from: '', to: '' } },
  { path: '/dashboard/assignment/rule', staff: true },
  { path: '/dashboard/assignment/rule', staff: true, form: { rule: '0' } },
  { path: '/dashboard/assignment/order', staff: true, form: { rule: '0', to: 'up' } },
  { path: '/dashboard/assignment/removed', staff: true, form: { rule: '0' } },
  { path: '/dashboard/assignment/hours', staff: true },
  { path: '/dashboard/assignment/hours', staff: true, form: { promise: '' } },
  { path: '/dashboard/assignment/person', staff: true },
  { path: '/dashboard/assignment/person', staff: true, form: { id: 'x' } },
  { path: '/dashboard/away', staff: true },
  { path: '/dashboard/away', staff: true, form: { from: '', to: '' } },
  { path: '/dashboard/away/ended', staff: true, form: { from: '2026-01-01' } },
  { path: '/dashboard/away/switch', staff: true, form: { takes: 'yes' } },
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
  { path: '/api/openapi.json' },
  { path: '/robots.txt' },
  { path: '/.well-known/security.txt' },
  { path: '/llms.txt' },
  { path: '/manifest.webmanifest' },
  { path: '/desk.webmanifest' },
  { path: '/search-index.json' },
  { path: '/suggestions.json?q=noida' },
  { path: '/shortlist-cards.json?list=lodha-goa' },
  { path: '/sitemap.xml' },
  { path: '/sitemaps/1.xml' },
  { path: '/brochures/lodha-goa.pdf' },
  { path: '/healthz' },
  { path: '/readyz' },
]

/** Asks one of them as a browser at `base` would. */
export function askProbe(base: string, probe: Probe, cookie: string): Promise<Response> {
  const headers = new Headers({ Origin: base })
  if (probe.staff) headers.set('Cookie', cookie)
  if (probe.json !== undefined) {
    headers.set('Content-Type', 'application/json')
    headers.set('pid', 'northlight')
  }
  const body = probe.form
    ? new URLSearchParams(probe.form)
    : (probe.text ?? (probe.json === undefined ? undefined : JSON.stringify(probe.json)))
  const sent = body === undefined ? {} : { method: 'POST', body }
  return fetch(base + probe.path, { ...sent, headers, redirect: 'manual' })
}
