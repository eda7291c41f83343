import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'
import { sendEnquiry } from '#test/helpers/site/site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test/helpers/site/webhook-receiver.ts'

import {
  dashboardPage,
  dashboardStatus,
  digestOf,
  enquireAs,
  openEventStream,
  sendSamePhone,
  withdrawAt,
  wrongSignIn,
} from './requests.ts'
import { hasBalancer } from './balancer.ts'
import { startMachines, type Machines } from './machines.ts'
import { hasPooler } from './pooler.ts'
import { steadyVisitors } from './steady-visitors.ts'

// npm test asks three machines, through PgBouncer where it is installed; bin/northlight test machines two and
// three, with PgBouncer and without, under load for longer.
const isLong = process.env['MACHINES'] === 'all'
const three = { count: 3, isPooled: hasPooler }
const setUps = isLong
  ? [2, 3].flatMap((count) => [
      { count, isPooled: false },
      ...(hasPooler ? [{ count, isPooled: true }] : []),
    ])
  : [three]
/** Milliseconds of load before, between and after the restarts. */
const LOAD_MS = isLong ? 5000 : 500
/** Generous: how soon something comes is nothing that a busy machine could tell. */
const SOON = { timeout: 30_000, interval: 100 }
const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
const OWNER = { phone: '9876512340', password: 'seven quiet lanterns', name: 'The owner' }
const AGENTS = ['9876512341', '9876512342', '9876512343']
const SLOT = 'ats-province-d-olympia'
const PHONE_LIMIT = 4

describe.skipIf(!hasBalancer).each(setUps)('$count machines, pooled: $isPooled', (setUp) => {
  let machines: Machines
  let hook: WebhookReceiver
  let bucket: Awaited<ReturnType<typeof testBucket>>
  let cookie = ''

  beforeAll(async () => {
    hook = await startWebhookReceiver(SECRET)
    bucket = await testBucket()
    machines = await startMachines({
      ...setUp,
      variables: {
        WEBHOOK_URLS: hook.url,
        WEBHOOK_SECRET: SECRET,
        WEBHOOK_ALLOW_PRIVATE: 'true',
        MEDIA_BUCKET: bucket.url,
        MEDIA_BUCKET_KEY_ID: bucket.keyId,
        MEDIA_BUCKET_SECRET: bucket.secret,
        MEDIA_BUCKET_REGION: bucket.region,
        ENQUIRY_LIMIT_PHONE: String(PHONE_LIMIT),
        ENQUIRY_LIMIT_IPV4: '1000000',
        ENQUIRY_LIMIT_SITE: '1000000',
      },
    })
    await addStaff(OWNER.phone, 'owner')
    for (const phone of AGENTS) await addStaff(phone, 'agent')
    await machines.database.query('update staff_users set seen_at = now()')
    cookie = await signIn()
  }, 120_000)

  afterAll(async () => {
    await machines.stop()
    hook.stop()
    bucket.close()
  }, 60_000)

  function addStaff(phone: string, role: string): Promise<void> {
    const words = ['--phone', phone, '--name', `Person ${phone.slice(-1)}`, '--role', role]
    return machines.command(
      ['cli/staff/add.ts', '--own', '--all-leads', ...words],
      `${OWNER.password}\n`,
    )
  }

  async function signIn(): Promise<string> {
    const { address } = machines
    const { phone, password } = OWNER
    const answer = await fetch(`${address}/admin`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: address },
      body: new URLSearchParams({ phone, password }),
    })
    expect(answer.headers.get('Location')).toBe('/dashboard')
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  async function count(query: string, values: unknown[] = []): Promise<number> {
    const { rows } = await machines.database.query<{ count: number }>(
      `select count(*)::int as count from ${query}`,
      values,
    )
    return rows[0]?.count ?? -1
  }

  /** What each machine says, which must be one thing. */
  async function saidByAll(ask: (base: string) => Promise<string>): Promise<string> {
    const said = await Promise.all(machines.all().map(({ base }) => ask(base)))
    expect(new Set(said).size, said.join(' | ')).toBe(1)
    return said[0] ?? ''
  }

  test('a session is good everywhere, and ends everywhere at once', async () => {
    const own = await signIn()
    expect(await saidByAll(dashboardStatus(own))).toBe('200')
    const base = machines.all().at(-1)?.base ?? ''
    const headers = { Cookie: own, Origin: base }
    await fetch(`${base}/sign-out`, { method: 'POST', redirect: 'manual', headers })
    expect(await saidByAll(dashboardStatus(own))).toMatch(/^30\d$/)
    expect(await saidByAll(dashboardStatus(cookie))).toBe('200')
  })

  test('enquiries of one phone count together, and wrong passwords do', async () => {
    const turns = Array.from({ length: PHONE_LIMIT + 3 }, (_, turn) => turn)
    for (const turn of turns) await sendSamePhone(baseAt(turn), turn)
    const [leads, spamCount] = [`spam_reason is null`, `spam_reason = 'phone'`].map((rule) =>
      count(`leads where phone like '%9812345678' and ${rule}`),
    )
    expect([await leads, await spamCount]).toEqual([PHONE_LIMIT, 3])
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(await wrongSignIn(baseAt(turn), AGENTS[0] ?? ''))
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  function baseAt(turn: number): string {
    return machines.all()[turn % setUp.count]?.base ?? ''
  }

  test('a dashboard of one machine has a lead that another takes', async () => {
    const [taking, showing] = [baseAt(0), baseAt(1)]
    const news = await openEventStream(showing, cookie)
    // Each stream begins with it; the process listens since its start.
    await vi.waitFor(() => expect(news.text()).toContain('event: leads'), SOON)
    for (let round = 0; round < 3; round += 1) {
      const before = news.text().length
      expect((await sendEnquiry(taking)).status).toBe(200)
      await vi.waitFor(() => expect(news.text().slice(before)).toContain('event: leads'), SOON)
    }
    news.close()
    for (const site of machines.all())
      expect(site.output()).not.toContain('do not reach this process')
  })

  test('pages and files are the same from all, under one tag', async () => {
    for (const path of ['/', '/projects', '/lodha-goa', '/sitemap.xml', '/brochures/lodha-goa.pdf'])
      // Three brochures at once may be more than a busy machine makes in time; then it says so.
      await vi.waitFor(
        async () => expect(await saidByAll(digestOf(path)), path).toMatch(/^200 \S+ /),
        SOON,
      )
  }, 120_000)

  test('a photo that is put once shows on all', async () => {
    const own = temporaryFolder()
    const file = join(own.folder, 'photo.png')
    const drawn = sharp({ create: { width: 1000, height: 750, channels: 3, background: 'teal' } })
    writeFileSync(file, await drawn.png().toBuffer())
    await machines.command(['cli/media/media.ts', 'put', SLOT, file, '--alt', 'The gate.'], '', {
      DATA_DIR: own.folder,
    })
    own.remove()
    const shownBy = (base: string) =>
      fetch(`${base}/${SLOT}`).then(async (answer) =>
        String((await answer.text()).includes('The gate.')),
      )
    await vi.waitFor(async () => expect(await saidByAll(shownBy)).toBe('true'), SOON)
    expect(await saidByAll(digestOf(`/${SLOT}`))).toMatch(/^200 /)
  }, 60_000)

  test('machines that are restarted one after the other fail no one', async () => {
    const visitors = steadyVisitors(machines.address)
    await sleep(LOAD_MS)
    for (const index of machines.all().keys()) {
      await machines.restart(index)
      await sleep(LOAD_MS)
    }
    const { pages, acknowledged, failures } = await visitors.stop()
    expect(failures, machines.logs()).toEqual([])
    expect(pages).toBeGreaterThan(50)
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(await count('leads where message = any($1)', [acknowledged])).toBe(acknowledged.length)
    expect(await count('leads')).toBe(
      await count('(select distinct message, phone, name from leads) as each'),
    )
    expect(await saidByAll(dashboardStatus(cookie))).toBe('200')
  }, 180_000)

  test('each enquiry has one notification and goes to one person', async () => {
    const told = await count('leads where spam_reason is null')
    await vi.waitFor(() => expect(hook.taken.length).toBeGreaterThanOrEqual(told), {
      ...SOON,
      timeout: 60_000,
    })
    // Long enough for another process to do it again, if it would.
    await sleep(3000)
    expect(new Set(hook.taken.map(({ id }) => id)).size).toBe(hook.taken.length)
    expect(hook.taken).toHaveLength(told)
    await vi.waitFor(async () => expect(await count('lead_assignments')).toBeGreaterThan(20), SOON)
    expect(
      await count('(select from lead_assignments group by lead_id having count(*) > 1) as twice'),
    ).toBe(0)
    const { rows } = await machines.database.query<{ given: number }>(
      'select count(*)::int as given from lead_assignments group by staff_id',
    )
    const shares = rows.map(({ given }) => given)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  }, 90_000)

  test('who withdraws at one machine is on no dashboard of another from the answer on', async () => {
    const name = `Vimala Withdraws ${Date.now()}`
    const [taking, showing] = [baseAt(0), baseAt(1)]
    const path = await enquireAs(taking, name)
    const isOfHer = ({ message }: { message: unknown }) => JSON.stringify(message).includes(name)
    await vi.waitFor(() => expect(hook.taken.filter(isOfHer)).toHaveLength(1), SOON)
    expect(await dashboardPage(showing, cookie)).toContain(name)
    const news = await openEventStream(showing, cookie)
    await vi.waitFor(() => expect(news.text()).toContain('event: leads'), SOON)
    const before = news.text().length
    await withdrawAt(taking, path)
    const answeredAt = performance.now()
    expect(await dashboardPage(showing, cookie)).not.toContain(name)
    await vi.waitFor(() => expect(news.text().slice(before)).toContain('event: leads'), {
      ...SOON,
      interval: 5,
    })
    const took = `news at the other machine after ${ms(performance.now() - answeredAt)}`
    process.stdout.write(`\n${took}\n`)
    expect(await dashboardPage(showing, cookie)).not.toContain(name)
    news.close()
    // No machine sends a second notification about her.
    expect(await count('outbox join leads on leads.id = lead_id where name = $1', [name])).toBe(0)
    expect(await count('leads where name = $1', [name])).toBe(0)
    expect(hook.taken.filter(isOfHer)).toHaveLength(1)
  })
})

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}
