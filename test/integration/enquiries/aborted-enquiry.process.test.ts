import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

// A visitor who leaves while an enquiry is on its way is no failure of the site, and its log says none.

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'info' })
})
afterAll(() => site.stop())

test('a visitor who leaves while sending does not count as a failure', async () => {
  const { base, folder, output } = site
  const database = await connectTo(folder, 'northlight')
  await database.query('begin; lock table leads in access exclusive mode')
  const sent = fetch(`${base}/api/v1/user/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({
      meta: { pid: 'northlight' },
      pay: { name: 'Asha Rao', phone: '9876500501', email: 'a@homes.test', message: 'A plot.' },
    }),
    signal: AbortSignal.timeout(300),
  })
  await expect(sent).rejects.toThrow(/abort|timeout/i)
  await sleep(200)
  await database.query('rollback')
  await database.end()
  const lines = () =>
    output()
      .split('\n')
      .filter((line) => line.includes('/api/v1/user/connect'))
  await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1)
  expect(lines()[0]).toContain('"status":499')
})
