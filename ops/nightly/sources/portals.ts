import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { indianTime } from '#app/sources/reading/pull-window.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { randomOf } from '#ops/nightly/load/target.ts'

import { writtenPhone, type Lead } from './leads.ts'
import { idOf, indiamartLead, PROJECT } from './speakers.ts'

/** What the hosts of the portals have, which the sites read; see to-portals.ts. */
export type Portals = {
  url: string
  /** From now on a read shows it. */
  show: (lead: Lead) => void
  /** How often each misbehaved or answered well. */
  counts: () => Record<string, number>
  stop: () => void
}

type Asked = { url: URL; body: string }
type Answer = { status: number; body: string }
type Portal = {
  kind: string
  /** Who asks for a lead by its id, or for what is no lead, is answered at once. */
  single?: (asked: Asked, leads: readonly Lead[]) => unknown
  since: (asked: Asked) => number
  write: (leads: readonly Lead[], asked: Asked) => string
  /** Throttled, an error in an answer of 200, and a login that has ended. */
  faults: readonly [Answer, Answer, Answer]
}

const NAME = 'Asha Example'
const text = (value: unknown) => JSON.stringify(value)
const answer = (status: number, value: unknown): Answer => ({
  status,
  body: typeof value === 'string' ? value : text(value),
})
const xmlError = (code: string, message: string) =>
  answer(200, `<Xml ActionStatus="false"><Code>${code}</Code><Message>${message}</Message></Xml>`)
const graphError = (status: number, code: number) =>
  answer(status, { error: { code, message: '' } })
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const timeOf = (written: string) => sourceTime(written)?.getTime() ?? 0
const PAGE = 100

const portals: Readonly<Record<string, Portal>> = {
  'www.99acres.com': {
    kind: '99acres',
    since: ({ body }) =>
      timeOf(/<start_date>(.*?)</.exec(new URLSearchParams(body).get('xml') ?? '')?.[1] ?? ''),
    write: (leads) =>
      `<Xml ActionStatus="true">${leads
        .map(
          (lead) =>
            `<Resp><QryDtl QueryId="${idOf(lead)}"><RcvdOn>${indianTime(lead.sentAt)}</RcvdOn><ProjName>${PROJECT}</ProjName></QryDtl><CntctDtl><Name>${NAME}</Name><Phone>+91-${writtenPhone(lead)}</Phone></CntctDtl></Resp>`,
        )
        .join('')}</Xml>`,
    faults: [
      xmlError('ERROR-0007', 'Too many'),
      xmlError('ERROR-0003', 'No'),
      xmlError('ERROR-0001', 'authentication does not succeed'),
    ],
  },
  'rating.magicbricks.com': {
    kind: 'magicbricks',
    since: ({ url }) => timeOf(url.searchParams.get('startDate') ?? ''),
    write: (leads) =>
      `<root><leads count="${leads.length}">${leads
        .map(({ phone, sentAt }) => {
          const [day = '', time = ''] = indianTime(sentAt).replaceAll(/[-:]/g, '').split(' ')
          return `<lead><name>${NAME}</name><isd>91</isd><mobile>${phone}</mobile><dt>${day}</dt><time>${time}</time><project>${PROJECT}</project></lead>`
        })
        .join('')}</leads></root>`,
    faults: [
      answer(429, ''),
      answer(200, '<root><status>error</status><errormsg>No</errormsg></root>'),
      answer(200, 'Access Denied'),
    ],
  },
  'pahal.housing.com': {
    kind: 'housing',
    since: ({ url }) => Number(url.searchParams.get('start_date')) * 1000,
    write: (leads) =>
      text({
        data: leads.map(({ phone, sentAt }) => ({
          lead_name: NAME,
          lead_phone: phone,
          country_code: '+91',
          lead_date: seconds(sentAt),
          project_name: PROJECT,
        })),
      }),
    faults: [answer(429, ''), answer(200, { apiErrors: { id: 'No' } }), answer(401, '')],
  },
  'mapi.indiamart.com': {
    kind: 'indiamart',
    since({ url }) {
      const written = url.searchParams.get('start_time') ?? ''
      return timeOf(written.replace(/^(\d\d)-(\d\d)-(\d{4})/, '$3-$2-$1 '))
    },
    write: (leads) =>
      text({ CODE: 200, TOTAL_RECORDS: leads.length, RESPONSE: leads.map(indiamartLead) }),
    faults: [answer(200, { CODE: 429 }), answer(200, { CODE: 500 }), answer(200, { CODE: 401 })],
  },
  'graph.facebook.com': {
    kind: 'meta',
    single({ url }, leads) {
      const id = url.pathname.split('/')[2]
      if (url.pathname.endsWith('/subscribed_apps'))
        return { data: [{ id: '1', subscribed_fields: ['leadgen'] }] }
      if (url.pathname.endsWith('/leadgen_forms'))
        return { data: [{ id: '31', leads_count: leads.length }] }
      const lead = leads.find((one) => idOf(one) === id)
      return lead && metaLead(lead)
    },
    since({ url }) {
      const { value } = JSON.parse(url.searchParams.get('filtering') ?? '[{}]')[0]
      return Number(value) * 1000
    },
    write(leads, { url }) {
      const start = Number(url.searchParams.get('after') ?? 0)
      const after = String(start + PAGE)
      const paging = leads.length > start + PAGE ? { next: 'more', cursors: { after } } : undefined
      return text({ data: leads.slice(start, start + PAGE).map(metaLead), paging })
    },
    faults: [graphError(400, 4), graphError(200, 2), graphError(400, 190)],
  },
}

function metaLead(lead: Lead) {
  return {
    id: idOf(lead),
    created_time: lead.sentAt.toISOString(),
    form_id: '31',
    field_data: [
      { name: 'full_name', values: [NAME] },
      { name: 'phone_number', values: [`+91${lead.phone}`] },
    ],
  }
}

/** Every third read goes wrong, each in one of five ways. */
const FAULTS = ['throttled', 'error inside', 'login ended', 'half', 'hung up'] as const

export async function startPortals(seed: number): Promise<Portals> {
  const random = randomOf(seed, 'portals')
  const shown = new Map<string, Lead[]>()
  const counts: Record<string, number> = {}
  const server = createServer((request, response) => {
    void asked(request).then((one) => {
      const portal = portals[String(request.headers['x-meant-for'])]
      if (!portal) return response.writeHead(404).end()
      const fault = random.chance(0.33) ? random.pick(FAULTS) : undefined
      const name = fault ?? 'answered'
      counts[name] = (counts[name] ?? 0) + 1
      if (fault === 'hung up') return response.destroy()
      const refused = portal.faults[FAULTS.indexOf(fault ?? 'half')]
      const { status, body } = refused ?? answered(portal, one, shown.get(portal.kind) ?? [])
      return response
        .writeHead(status)
        .end(fault === 'half' ? body.slice(0, body.length / 2) : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    // A list of the newest first, as portals give it, is another order than that of the pushes.
    show: (lead) => shown.set(lead.kind, [lead, ...(shown.get(lead.kind) ?? [])]),
    counts: () => counts,
    stop: () => server.close().closeAllConnections(),
  }
}

async function asked(request: IncomingMessage): Promise<Asked> {
  const body = (await buffer(request)).toString()
  return { url: new URL(request.url ?? '/', 'http://portals'), body }
}

function answered(portal: Portal, one: Asked, leads: readonly Lead[]): Answer {
  const single = portal.single?.(one, leads)
  if (single !== undefined) return answer(200, single)
  const since = portal.since(one)
  return answer(
    200,
    portal.write(
      leads.filter(({ sentAt }) => sentAt.getTime() >= since),
      one,
    ),
  )
}
