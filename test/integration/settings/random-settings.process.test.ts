import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { databaseUrl, SESSION_SECRET, addStaff, sessionCookie } from '#test/e2e/helpers/people.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

const CHANGES = 1000
const phones = ['9876501881', '9876501882'] as const
const password = 'seven quiet lanterns'
const hidden = 'hidden-in-every-answer'

/** What each form lets an owner change, and a value for it; the business changes as a whole. */
const CHOICES = {
  analytics: ['ANALYTICS_DAYS', 'FIRST_SOURCE_DAYS'],
  enquiries: ['ENQUIRY_LIMIT_IPV4', 'ENQUIRY_LIMIT_PHONE', 'ENQUIRY_LIMIT_SITE'],
  legal: ['GOVERNING_LAW', 'PRIVACY_CONTACT'],
  business: ['BRAND', 'OFFICE'],
} as const
type Section = keyof typeof CHOICES
type Values = Record<string, string>

let sites: Site[]
let folder: ReturnType<typeof temporaryFolder>
let client: Client
let cookies: string[]
const accepted = new Map<string, Values>()
const seen: string[] = []

beforeAll(async () => {
  const site = await startSite({ SESSION_SECRET })
  folder = temporaryFolder()
  const variables = { SESSION_SECRET, DATABASE_URL: databaseUrl(site.folder) }
  sites = [site, await startSite(variables, folder.folder)]
  client = await connectTo(site.folder)
  for (const phone of phones) await addStaff(phone, 'Rukmini Rao', password, 'owner', site.folder)
  const pairs = await Promise.all(phones.map((phone) => sessionCookie(phone, site.folder)))
  cookies = pairs.map(({ name, value }) => `${name}=${value}`)
}, 180_000)

afterAll(async () => {
  await client.end()
  for (const site of sites.toReversed()) await site.stop()
  folder.remove()
})

async function ask(
  owner: number,
  path: string,
  body?: URLSearchParams,
  site = randomInt(2),
): Promise<Response> {
  const base = sites[site]?.base ?? ''
  const headers = { Cookie: cookies[owner] ?? '', Origin: base }
  const sent = body ? { method: 'POST', body } : {}
  return fetch(base + path, { ...sent, headers, redirect: 'manual' })
}

const plain = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The fields of a section's form as a browser would send them. */
async function formOf(owner: number, section: string): Promise<URLSearchParams> {
  const page = await (await ask(owner, `/dashboard/settings/${section}`)).text()
  const form = /<form[^>]*id="settings-form"[\s\S]*?<\/form>/.exec(page)?.[0] ?? ''
  const fields = new URLSearchParams()
  for (const [, kind, attributes = '', area = ''] of form.matchAll(
    /<(input|textarea)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g,
  )) {
    const name = /\bname="([^"]+)"/.exec(attributes)?.[1]
    if (name === undefined || /type="(?:checkbox|radio)"/.test(attributes)) continue
    const value = kind === 'input' ? (/\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? '') : area
    fields.set(name, plain(value))
  }
  return fields
}

function valuesFor(section: Section, turn: number): Values {
  if (section === 'business') return { BRAND: `Homes ${turn}`, OFFICE: `Office ${turn}, Noida` }
  const names = CHOICES[section]
  const name = names[randomInt(names.length)] ?? names[0]
  return { [name]: section === 'legal' ? `The text of ${turn}` : String(100 + turn) }
}

/** Changes that an owner makes one after another, each typed for a moment while others save. */
async function change(owner: number, turns: readonly number[]): Promise<number> {
  let refused = 0
  const sections = Object.keys(CHOICES).filter((name): name is Section => name in CHOICES)
  for (const turn of turns) {
    const section = sections[randomInt(sections.length)] ?? 'legal'
    const fields = await formOf(owner, section)
    const values = valuesFor(section, turn)
    for (const [name, value] of Object.entries(values)) fields.set(name, value)
    await sleep(randomInt(5))
    const answer = await ask(owner, `/dashboard/settings/${section}`, fields)
    const id = /saved=(\d+)/.exec(answer.headers.get('location') ?? '')?.[1]
    await answer.text()
    if (id !== undefined) accepted.set(id, values)
    else if (answer.status === 409) refused += 1
    else throw new Error(`${section} answered ${answer.status}`)
  }
  return refused
}

async function read(signal: AbortSignal): Promise<void> {
  while (!signal.aborted)
    for (const { base } of sites)
      for (const path of ['/', '/connect']) {
        const page = await (await fetch(base + path)).text()
        const found = [...page.matchAll(/(?:Homes|Office) (\d+)/g)].map(([, one = '']) => one)
        seen.push([...new Set(found)].join(' '))
      }
}

type Row = { id: string; section: string; texts: Values }

test(
  'of a thousand changes by two owners in two processes none is lost, and no page is mixed',
  { timeout: 900_000 },
  async () => {
    const ended = new AbortController()
    const reading = read(ended.signal)
    const turns = Array.from({ length: CHANGES }, (_, turn) => turn)
    const refused = await Promise.all(
      [0, 1].map((owner) =>
        change(
          owner,
          turns.filter((turn) => turn % 2 === owner),
        ),
      ),
    )
    ended.abort()
    await reading
    expect(accepted.size + refused.reduce((one, other) => one + other)).toBe(CHANGES)
    const { rows } = await client.query<Row>(
      'select id::text, section, texts from setting_changes order by setting_changes.id',
    )
    expect(rows.map(({ id }) => id)).toEqual(
      [...accepted.keys()].toSorted((one, other) => Number(one) - Number(other)),
    )
    const newest = new Map<string, Values>()
    for (const { id, section, texts } of rows) {
      // Only what this change typed differs from the version before it.
      expect(texts).toEqual({ ...newest.get(section), ...accepted.get(id) })
      newest.set(section, texts)
    }
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.filter((versions) => versions.includes(' '))).toEqual([])
  },
)

const SCREENS = [
  '/dashboard/settings',
  '/dashboard/settings/notifications',
  '/dashboard/settings/notifications.data',
  '/dashboard/notifications',
  '/dashboard/health',
  '/dashboard/Leads_List.csv',
  '/dashboard/team',
]

test('a stored secret is in no page, export, record or log', { timeout: 120_000 }, async () => {
  const fields = await formOf(0, 'notifications')
  const values = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '9',
    SMTP_USER: 'desk',
    SMTP_PASSWORD: hidden,
    'WEBHOOK_URLS-0': `https://desk:${hidden}@crm.test/hook`,
    MAIL_FROM: 'desk@homes.test',
    'MAIL_TO-0': 'team@homes.test',
    password,
  }
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  const saved = await ask(0, '/dashboard/settings/notifications', fields, 0)
  // Shows the secret of webhooks, once.
  expect(saved.status).toBe(200)
  const tried = new URLSearchParams({ intent: 'test-mail', to: 'asha@homes.test' })
  // The other process follows within two seconds.
  const refused = await ask(0, '/dashboard/settings/notifications', tried, 0)
  const all = [await refused.text(), await saved.text()]
  expect(all[0]).toContain('ECONNREFUSED')
  for (const path of SCREENS) {
    const answer = await ask(0, path, path.endsWith('.csv') ? new URLSearchParams() : undefined)
    const text = await answer.text()
    expect([path, answer.status, text === '']).toEqual([path, 200, false])
    all.push(text)
  }
  const { rows } = await client.query('select texts, secrets from setting_changes')
  const { rows: records } = await client.query('select * from audit_log')
  all.push(JSON.stringify(rows), JSON.stringify(records))
  expect(all.filter((text) => text.includes(hidden))).toEqual([])
  expect(sites.filter(({ output }) => output().includes(hidden))).toEqual([])
})
