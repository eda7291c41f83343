import { afterAll, beforeAll, expect, test } from 'vitest'

import { filePages } from '#app/pages/file-pages.ts'
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

/** One of every kind, also those with nothing to show. */
const KINDS = `/ /projects /city/noida /city/mumbai /godrej-reverine
/bhutani-film-city /bhutani-city-center /bhutani-city-center/wellness /connect /about
/nri /how-we-check /changes /privacy-policy /privacy-notice
/privacy/rights /terms /terms/2026-11-21 /disclaimer /shortlist
/visit/lodha-goa /tell-me /calculators /calculators/emi /calculators/payment-plan
/admin /nowhere /calculators/assured-return /tell-me/00000000 /privacy/withdraw/00000000`.split(
  /\s/,
)
const TRUST = [
  '12 Lake Road, Noida',
  '9:30 am to 6 pm IST, Monday to Friday',
  'RERA agent registration: Uttar Pradesh UPRERAAGT10001',
  'Meera Rao, Relationship manager',
]

test('the footer of every kind of page has address, hours, agent number and people, a form its own', async () => {
  const client = await connectTo(site.folder)
  const person = { name: 'Meera Rao', role: 'Relationship manager' }
  try {
    await client.query(
      'insert into working_hours (weekday, opens, closes) select d, 570, 1080 from generate_series(1, 5) d',
    )
    await client.query(
      `with version as (insert into page_versions (page, content) values ('about', $1) returning id)
       insert into page_publications (page, version_id) select 'about', id from version`,
      [JSON.stringify({ ...filePages.about, people: [person] })],
    )
    const partsOf = async (path: string) => {
      const html = (await (await fetch(site.base + path)).text()).replaceAll('<!-- -->', '')
      const [main = '', footer = ''] = html.split('<footer')
      return { main, footer }
    }
    await expect
      .poll(async () => (await partsOf('/')).footer, { timeout: 15_000 })
      .toContain(TRUST.at(-1))
    await expect.poll(async () => (await partsOf('/')).footer).toContain(TRUST[1])
    const missing: string[] = []
    for (const path of KINDS) {
      const { main, footer } = await partsOf(path)
      for (const text of TRUST) if (!footer.includes(text)) missing.push(`${path}: ${text}`)
      const [, form] = main.split('<section class="enquiry"')
      if (form === undefined || path === '/connect') continue
      for (const text of [TRUST[0], TRUST[2], person.name])
        if (!form.includes(text ?? '')) missing.push(`form of ${path}: ${text}`)
    }
    expect(missing).toEqual([])
  } finally {
    await client.end()
  }
})
