import { afterAll, beforeAll, expect, test } from 'vitest'

import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({
    OFFICE: '12 Lake Road, Noida',
    RERA_AGENT_UTTAR_PRADESH: 'UPRERAAGT10001',
  })
})
afterAll(() => site.stop())

/** Its main part and its footer. */
async function connectPage(): Promise<[string, string]> {
  const html = (await (await fetch(`${site.base}/connect`)).text()).replaceAll('<!-- -->', '')
  const [main = '', footer = ''] = html.split('<footer')
  return [main, footer]
}

test('Connect and the footer show address, agent number and the hours that are saved', async () => {
  const client = await connectTo(site.folder)
  try {
    await client.query('delete from working_hours')
    await client.query(
      `insert into staff_users (id, name, phone, email, role) values ('owner', 'Meera Rao', '9811000077', 'o@example.com', 'owner');
       update assignment_settings set changed_by = 'owner'`,
    )
    await client.query(
      'insert into working_hours (weekday, opens, closes) select d, 570, 1080 from generate_series(1, 5) d',
    )
    for (const part of ['main', 'footer'] as const) {
      const shown = async () => (await connectPage())[part === 'main' ? 0 : 1]
      await expect
        .poll(shown, { timeout: 15_000 })
        .toContain('9:30 am to 6 pm IST, Monday to Friday')
      expect(await shown()).toContain('12 Lake Road, Noida')
      expect(await shown()).toContain('Uttar Pradesh UPRERAAGT10001')
    }
    await client.query('delete from working_hours')
    await expect
      .poll(async () => (await connectPage()).join(''), { timeout: 15_000 })
      .not.toContain('IST, ')
  } finally {
    await client.end()
  }
})
