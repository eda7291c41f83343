import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, hydrated, test } from './journey.ts'
import { nginxConfig } from './proxy.conf.ts'

test.use({ pictures: 'drawn' })

const PHONE = '9876501234'
const PASSWORD = 'a proxy journey in the morning'

let folder = ''
let dataFolder = ''
const started: ChildProcess[] = []
let address = ''

test.use({ ignoreHTTPSErrors: true })

test.beforeAll(async () => {
  test.setTimeout(60_000)
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-proxy-'))
  dataFolder = path.join(folder, 'data')
  // nginx and PostgreSQL run as users of their own when root starts them.
  chmodSync(folder, 0o755)
  const [site, tls] = await Promise.all([freePort(), freePort()])
  address = `https://localhost:${tls}`
  makeCertificate()
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, tls, site))
  launch(process.execPath, ['server.ts'], {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    DATA_DIR: dataFolder,
    HOST: '127.0.0.1',
    PORT: String(site),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  await expect
    .poll(() => answers(`http://127.0.0.1:${site}/readyz`), { timeout: 40_000 })
    .toBe(true)
  const nginx = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'
  launch(nginx, ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')])
  execFileSync(
    'node',
    [
      'scripts/run.mjs',
      'scripts/staff-add.ts',
      '--phone',
      PHONE,
      '--name',
      'Asha Rao',
      '--role',
      'owner',
    ],
    { input: `${PASSWORD}\n`, env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' } },
  )
})

test.afterAll(async () => {
  for (const child of started.toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an enquiry goes through a proxy that ends TLS', async ({ page }) => {
      await page.goto(`${address}/connect`)
      if (javaScriptEnabled) await hydrated(page)
      const form = page.locator('form', { has: page.getByRole('button', { name: 'Send enquiry' }) })
      await form.locator('[name=name]').fill('Asha Verma')
      await form.locator('[name=phone]').fill('98765 43210')
      await form.locator('[name=email]').fill('asha@example.com')
      await form.locator('[name=message]').fill('A plot near the metro, please.')
      const [response] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === 'POST'),
        page.getByRole('button', { name: 'Send enquiry' }).click(),
      ])
      expect(response.status()).toBeLessThan(400)
    })

    test('staff sign in through a proxy that ends TLS', async ({ page }) => {
      await page.goto(`${address}/admin`)
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('Phone').fill(PHONE)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL(`${address}/dashboard**`)
    })
  })
}

test('the proxy gives the site its own address and its security headers', async ({ request }) => {
  const response = await request.get(`${address}/projects/`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['strict-transport-security']).toContain('max-age')
})

function makeCertificate(): void {
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      ...files,
    ],
    { stdio: 'ignore' },
  )
}

function launch(program: string, words: string[], env: NodeJS.ProcessEnv = process.env): void {
  started.push(spawn(program, words, { env, stdio: 'inherit' }))
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const found = server.address()
      server.close(() => resolve(typeof found === 'object' && found ? found.port : 0))
    })
  })
}
