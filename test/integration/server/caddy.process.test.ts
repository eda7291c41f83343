import { connect } from 'node:http2'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { judgeCertificate } from '#app/health/judge-connection.ts'
import { readCertificate } from '#app/health/read-certificate.server.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { db, pool } from '#db/client.server.ts'
import { SECURE_ONLY } from '#server/http/headers/security-headers.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { caddy, freePorts, startCaddy, type Caddy, type Ports } from '#test/helpers/site/caddy.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'
import { addPeople, password, removePeople, type Person, type Role } from '#test/staff/each-role.ts'

/** Another address of this machine than the proxy's; Linux alone has it. */
const VISITOR = '127.0.0.2'
const MESSAGE = `By Caddy ${process.pid}`
const SOON = { timeout: 20_000, interval: 50 }
const { folder, remove } = temporaryFolder()

let people: Record<Role, Person>
let ports: Ports
let site: Site
let proxy: Caddy
let cookie = ''
let origin = ''

type Sent = { method?: string; headers?: Record<string, string>; body?: Uint8Array | string }

/** Asks as a visitor whose browser trusts Caddy's own authority. */
async function ask(path: string, { body, method = 'GET', headers = {} }: Sent = {}) {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const sent = request(
      `https://127.0.0.1:${ports.https}${path}`,
      {
        method,
        ca: proxy.ca,
        servername: 'localhost',
        localAddress: VISITOR,
        agent: false,
        headers: { Host: `localhost:${ports.https}`, Cookie: cookie, ...headers },
      },
      done,
    )
    sent.once('error', fail)
    sent.end(body)
  })
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

function postForm(path: string, fields: Record<string, string>, headers = {}) {
  return ask(path, {
    method: 'POST',
    headers: {
      Origin: origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

function startBehind(port = '0', existing?: string): Promise<Site> {
  return startSite(
    {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: ofWorker('databaseUrl'),
      DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
    },
    existing,
  )
}

const enquiry = { name: 'Asha Verma', phone: '9876504940', email: 'asha@example.com' }

describe.runIf(caddy !== undefined && process.platform === 'linux')(
  'Caddy with the Caddyfile of ops/deploy',
  () => {
    beforeAll(async () => {
      people = await addPeople(false)
      ports = await freePorts()
      origin = `https://localhost:${ports.https}`
      site = await startBehind()
      proxy = await startCaddy(folder, new URL(site.base).host, ports)
    }, 120_000)

    afterAll(async () => {
      await proxy.stop()
      await site.stop()
      await db.deleteFrom('leads').where('message', 'like', `${MESSAGE}%`).execute()
      await removePeople(people)
      await pool.end()
      remove()
    })

    test('http leads to https', async () => {
      const answer = await new Promise<IncomingMessage>((done, fail) => {
        const options = { headers: { Host: 'localhost' } }
        const sent = requestPlain(`http://127.0.0.1:${ports.http}/projects?a=1`, options, done)
        sent.once('error', fail).end()
      })
      answer.resume()
      expect([answer.statusCode, answer.headers.location]).toEqual([
        308,
        'https://localhost/projects?a=1',
      ])
    })

    test('a page comes with the site’s own HSTS, and an offer of HTTP/3', async () => {
      const { status, headers } = await ask('/about')
      expect(status).toBe(200)
      expect(headers['strict-transport-security']).toBe(SECURE_ONLY['Strict-Transport-Security'])
      expect(headers['alt-svc']).toContain(`h3=":${ports.https}"`)
    })

    test('an enquiry is stored with the visitor’s address, whatever the visitor claims', async () => {
      const claims = { 'X-Forwarded-For': '198.51.100.9', 'X-Forwarded-Host': 'evil.test' }
      const { status } = await postForm('/connect', { ...enquiry, message: MESSAGE }, claims)
      expect(status).toBeLessThan(400)
      const lead = await db
        .selectFrom('leads')
        .select('id')
        .where('message', '=', MESSAGE)
        .execute()
      expect(lead).toHaveLength(1)
      const hits = db.selectFrom('rate_limit_hits').select('address').orderBy('arrived_at', 'desc')
      expect((await hits.executeTakeFirst())?.address).toBe(VISITOR)
    })

    test('staff sign in, and their cookie is for https alone', async () => {
      const { status, headers } = await postForm('/admin', { phone: people.owner.phone, password })
      expect([status, headers.location]).toEqual([302, '/dashboard'])
      const set = headers['set-cookie'] ?? []
      expect(set.length).toBeGreaterThan(0)
      for (const one of set) expect(one).toMatch(/; Secure/i)
      cookie = set.map((one) => one.split(';')[0]).join('; ')
      const health = await ask('/dashboard/health')
      expect(health.text).toContain(healthTexts.proxy.good)
    })

    test('events arrive while the answer goes on', async () => {
      const session = connect(origin, { ca: proxy.ca })
      const stream = session.request({ ':path': '/dashboard/live', cookie })
      let events = ''
      stream.on('data', (chunk) => (events += String(chunk)))
      await vi.waitFor(() => expect(events).toContain('event: leads'), SOON)
      const before = events.length
      await postForm('/connect', { ...enquiry, message: `${MESSAGE} again` })
      await vi.waitFor(() => expect(events.slice(before)).toContain('event: leads'), SOON)
      expect(stream.readableEnded).toBe(false)
      stream.close()
      session.close()
    })

    test('a photo of 40 MB arrives, and the site itself refuses other large bodies', async () => {
      const create = { width: 1000, height: 750, channels: 3, background: 'teal' } as const
      // Decoders do not read what follows a picture.
      const photo = Buffer.concat([await sharp({ create }).png().toBuffer(), Buffer.alloc(40e6)])
      const form = new FormData()
      form.append('alt', 'A gate in the sun.')
      form.append('file', new File([photo], 'gate.png'))
      const packed = new Response(form)
      const { status, text: said } = await ask(
        '/dashboard/projects/5/photos/upload?slot=lodha-goa-highlights-5',
        {
          method: 'POST',
          headers: {
            Origin: origin,
            Accept: 'application/json',
            'Content-Type': packed.headers.get('Content-Type') ?? '',
          },
          body: await packed.bytes(),
        },
      )
      expect([status, said]).toEqual([200, expect.stringContaining('"kind"')])
      const refused = await postForm('/connect', { ...enquiry, message: 'x'.repeat(300_000) })
      expect([refused.status, refused.text]).toEqual([413, expect.stringContaining('64 KB')])
    })

    test('a visitor who comes while the site restarts waits for it', async () => {
      const { port } = new URL(site.base)
      await site.stop()
      const page = ask('/about')
      site = await startBehind(port)
      expect((await page).status).toBe(200)
    })

    test('Health names a name that Caddy has no certificate for', async () => {
      const seen = await readCertificate(`https://${VISITOR}:${ports.https}`)
      expect(judgeCertificate(seen)).toEqual({
        state: 'bad',
        message: healthTexts.certificate.refused(VISITOR, healthTexts.reasons.noCertificate),
        todo: healthTexts.certificate.todo,
      })
    })
  },
)
