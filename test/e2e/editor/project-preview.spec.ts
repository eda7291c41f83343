import type { FrameLocator, Page } from '@playwright/test'

import { projectPreviewTexts } from '#app/strings/en/project-preview.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'

/** Milliseconds from a key to what it changed on the page. */
const SOON = 100

const owner = { phone: '9811040001', password: 'seven quiet lanterns' }

/** What the page around a preview heard of it. */
type Heard = { kind: string; at?: (string | number)[] }

declare global {
  interface Window {
    heard: Heard[]
    tell: (message: object) => void
    /** Milliseconds until a project that was sent is drawn. */
    timed: (project: unknown) => Promise<number>
  }
}

/** Shows the preview of a project in a frame of the dashboard, as an editor does; waits until it listens. */
async function frameOf(page: Page, project: number): Promise<FrameLocator> {
  await page.goto('/dashboard')
  await hydrated(page)
  await page.evaluate((number) => {
    document.body.replaceChildren(document.createElement('iframe'))
    const frame = document.querySelector('iframe')
    if (!frame) return
    window.heard = []
    window.tell = (message) => frame.contentWindow?.postMessage(message, location.origin)
    window.timed = (content) =>
      new Promise((resolve) => {
        const began = performance.now()
        const listen = ({ data }: MessageEvent<Heard>) => {
          if (data.kind !== 'shown') return
          window.removeEventListener('message', listen)
          resolve(performance.now() - began)
        }
        window.addEventListener('message', listen)
        window.tell({ kind: 'content', content })
      })
    window.addEventListener('message', ({ data }: MessageEvent<Heard>) => window.heard.push(data))
    Object.assign(frame, {
      title: 'Preview',
      src: `/dashboard/projects/${number}/preview`,
      width: window.innerWidth,
      height: window.innerHeight,
    })
    document.body.style.margin = '0'
    frame.style.border = '0'
  }, project)
  await expect.poll(() => heardOf(page, 'ready')).toHaveLength(1)
  return page.frameLocator('iframe')
}

function heardOf(page: Page, kind: string): Promise<Heard[]> {
  return page.evaluate((one) => window.heard.filter((message) => message.kind === one), kind)
}

const sent = (page: Page, message: object) => page.evaluate((one) => window.tell(one), message)

async function lastOpened(page: Page) {
  return (await heardOf(page, 'open')).at(-1)?.at
}

const reverine = {
  id: 4,
  slug: 'godrej-reverine',
  name: 'Godrej Reverine',
  developer: 'Godrej',
  location: 'Sector 44, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: '6.46 acres',
  summary: 'Apartments in Sector 44, Noida.',
  facts: [
    { figure: '23', label: 'Floors each' },
    { figure: '3 & 4', unit: 'BHK + Utility', label: 'Homes' },
  ],
  sections: [
    { kind: 'overview', paragraphs: ['Luxury apartments.'] },
    { kind: 'units', title: 'Residences', rows: [{ name: '3 BHK', bedrooms: 3 }] },
    {
      kind: 'location',
      items: [
        { place: 'Metro station', km: 1.4 },
        { place: 'Airport', km: 28.5 },
      ],
    },
  ],
  checked: { source: 'developer', on: '2026-11-21' },
}

test.beforeAll(() => addStaff(owner.phone, 'Rukmini Rao', owner.password))

test.beforeEach(({ page }) => openLeads(page, owner.phone))

test('what is typed is on the page within a tenth of a second, and what is not sound yet changes nothing', async ({
  page,
}) => {
  const preview = await frameOf(page, reverine.id)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(reverine.name)
  const times: number[] = []
  const typed = 'A garden at the Yamuna'
  for (let length = typed.length - 9; length <= typed.length; length += 1) {
    const name = typed.slice(0, length)
    const project = { ...reverine, name, price: `3.${length} CR` }
    times.push(await page.evaluate((content) => window.timed(content), project))
    await expect(preview.locator('h1')).toHaveText(name)
  }
  const median = times.toSorted((one, other) => one - other)[5] ?? Infinity
  console.error(`keystroke to preview: median ${median.toFixed(1)} ms of ${times.length}`)
  expect(median).toBeLessThan(SOON)
  await expect(preview.locator('.project-price')).toHaveText('Starts from ₹ 3.22 CR')
  // The form learns what the project lacks, too.
  await expect(preview.getByRole('heading', { name: `Ask about ${typed}` })).toBeVisible()

  await sent(page, { kind: 'content', content: { ...reverine, name: '' } })
  await expect.poll(() => heardOf(page, 'unsound')).toHaveLength(1)
  await expect(preview.locator('h1')).toHaveText(typed)
  await sent(page, { kind: 'content', content: reverine })
  await expect(preview.locator('h1')).toHaveText(reverine.name)
})

test('a press or a key on a text opens its field; links and forms lead nowhere', async ({
  page,
}) => {
  const preview = await frameOf(page, reverine.id)
  await page.evaluate((content) => window.timed(content), reverine)
  await preview.locator('.facts dd', { hasText: '23' }).click()
  await expect.poll(() => lastOpened(page)).toEqual(['facts', 0, 'figure'])
  await preview.getByText('Residences', { exact: true }).first().click()
  await expect.poll(() => lastOpened(page)).toEqual(['sections', 1, 'title'])

  const developer = preview.getByRole('button', { name: 'Edit “· by Godrej”' })
  await developer.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => lastOpened(page)).toEqual(['developer'])
  await preview.locator('h1').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => lastOpened(page)).toEqual(['name'])
  const scale = preview.getByRole('img', { name: /^Distances to scale/ })
  await scale.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => lastOpened(page)).toEqual(['sections', 2, 'items'])

  const opened = (await heardOf(page, 'open')).length
  await preview.getByRole('link', { name: 'Open in Google Maps' }).click()
  await preview.getByRole('button', { name: 'Send enquiry' }).click()
  await preview.getByRole('link', { name: 'Connect' }).first().click()
  expect(await heardOf(page, 'open')).toHaveLength(opened)
  expect(page.frames()[1]?.url()).toMatch(/\/dashboard\/projects\/4\/preview$/)
  await expect(preview.getByRole('region', { name: projectPreviewTexts.region })).toContainText(
    projectPreviewTexts.note,
  )
})

test('the editor points to a value, which comes in sight and stays outlined while it is typed', async ({
  page,
}) => {
  const preview = await frameOf(page, reverine.id)
  await page.evaluate((content) => window.timed(content), reverine)
  await sent(page, { kind: 'point', at: ['sections', 2, 'items', 1, 'place'] })
  const place = preview.locator('[data-pointed]')
  await expect(place).toHaveText('Airport')
  await expect(place).toBeInViewport()
  const moved = structuredClone(reverine)
  Object.assign(moved.sections[2]?.items?.[1] ?? {}, { place: 'Noida airport' })
  await page.evaluate((content) => window.timed(content), moved)
  await expect(place).toHaveText('Noida airport')
  await sent(page, { kind: 'point', at: ['name'] })
  await expect(preview.locator('h1[data-pointed]')).toBeInViewport()
})

test('a user in a field of a page below a project sees that page, and the project again for its own', async ({
  page,
}) => {
  const spacious = projectWhere('with pages below', ({ pages }) => pages !== undefined)
  const [first, second] = spacious.pages ?? []
  const preview = await frameOf(page, spacious.id)
  const title = preview.getByRole('heading', { level: 1 })
  await sent(page, { kind: 'point', at: ['pages', 1, 'sections', 0] })
  await expect(title).toContainText(second?.name ?? '')
  await expect(preview.locator('[data-pointed]').first()).toBeInViewport()
  // What a card says stands on the project's own page.
  await sent(page, { kind: 'point', at: ['pages', 1, 'summary'] })
  await expect(title).toContainText(spacious.name)
  await expect(preview.locator('[data-pointed]').first()).toBeInViewport()
  await sent(page, { kind: 'point', at: ['pages', 0, 'name'] })
  await expect(title).toContainText(first?.name ?? '')
  await sent(page, { kind: 'point', at: ['name'] })
  await expect(title).toContainText(spacious.name)
  await expect(preview.locator('h1[data-pointed]')).toBeInViewport()
})

for (const [width, height] of inShort([
  [1440, 900],
  [390, 844],
] as const)) {
  test(`the preview is sound for everyone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/dashboard/projects/${reverine.id}/preview`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveAttribute('data-field', '["name"]')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await expectAccessible(page)
    const stops = page.locator('[data-edits]')
    expect(await stops.count()).toBeGreaterThan(30)
    for (const stop of await stops.filter({ visible: true }).all())
      expect((await stop.boundingBox())?.width).toBeGreaterThan(8)
    await page.goto('/dashboard/projects/3/preview')
    await hydrated(page)
    await expectAccessible(page)
  })
}
