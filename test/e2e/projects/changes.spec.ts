import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { held, inShort } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { publisherAt } from '#test/helpers/publisher.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const SIZES = [
  [390, 844],
  [1440, 900],
] as const
const SOON = { timeout: 20_000 }

const plain = projectWhere(
  'without a price, a number, facts or pages',
  ({ price, revealPrice, rera, facts, pages, possession }) =>
    price === '' && !revealPrice && !rera && !facts && !pages && !possession,
)
const archived = projectWhere('with pages below', ({ pages }) => pages !== undefined)

let site: Site
test.beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'http://homes.test', ...held })
  const publisher = publisherAt(site.folder)
  for (const price of ['90 Lacs', '95 Lacs', '1.05 CR', '1.10 CR'])
    await publisher.publish({ ...plain, price })
  const rows = [
    { label: '2 BHK', from: '1.10 CR', to: '1.35 CR' },
    { label: '3 BHK', from: '1.60 CR' },
  ]
  await publisher.publish({
    ...plain,
    price: '1.10 CR',
    possession: 'March 2031',
    rera: { registered: true, number: 'UPRERAPRJ000000' },
    sections: [...plain.sections, { kind: 'prices', rows }],
  })
  await publisher.publish(archived, { isArchived: true })
  await publisher.close()
})
test.afterAll(() => site.stop())

test('what changed is read on the project, among all changes and where a project was', async ({
  page,
}) => {
  await expect
    .poll(async () => (await page.request.get(`${site.base}/${archived.slug}`)).status(), SOON)
    .toBe(410)
  for (const [width, height] of inShort(SIZES)) {
    await page.setViewportSize({ width, height })
    for (const path of [`/${plain.slug}`, '/changes', `/${archived.slug}`]) {
      await page.goto(site.base + path)
      await hydrated(page)
      await expectAccessible(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect([path, wider]).toEqual([path, 0])
    }
  }
})

test('earlier changes open at a press, and the way to a project is there from all changes', async ({
  page,
}) => {
  await page.goto(`${site.base}/changes`)
  await page.getByRole('link', { name: plain.name }).first().click()
  const log = page.locator('#what-changed')
  const first = log.getByText(/₹90\slakh, new/)
  await expect(first).toBeHidden()
  await log.locator('summary').click()
  await expect(first).toBeVisible()
})

test('a browser reads the feed as XML', async ({ page }) => {
  await page.goto(`${site.base}/changes`)
  const feed = await page.evaluate(async (path) => {
    const text = await (await fetch(path)).text()
    const read = new DOMParser().parseFromString(text, 'application/xml')
    return {
      faults: read.querySelectorAll('parsererror').length,
      ids: [...read.querySelectorAll('entry > id')].map((id) => id.textContent),
      to: read.querySelector('entry > link')?.getAttribute('href'),
    }
  }, '/changes.atom')
  expect(feed.faults).toBe(0)
  expect(new Set(feed.ids).size).toBe(5)
  expect(feed.to).toBe(`http://homes.test/${plain.slug}`)
})
