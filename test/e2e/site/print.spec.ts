import type { Page } from '@playwright/test'

import { bySlug, ofSlugs } from '#app/projects/catalogue/catalogue.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { paperTexts } from '#app/strings/en/paper.ts'
import { shownFirst } from '#content/shown-first.ts'
import { bodyRows, openLeads, searchField, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, runCommand, test } from '#test/e2e/helpers/page-test.ts'
import { sheetsOf, wordsOf } from '#test/e2e/helpers/files/read-paper.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { projects } from '#test/helpers/listed.ts'

test.use({ pictures: 'drawn' })

const phone = '9876501238'
const password = 'seven quiet lanterns'
/** More rows than the document of the list holds at once. */
const DEMO = 500
const LONG = 'A word about a home near the lake. '.repeat(120).slice(0, 4000)

const LATE = { timeout: 30_000 }

async function print(page: Page): Promise<string[]> {
  return sheetsOf(await page.pdf({ preferCSSPageSize: true }))
}

/** Words are printed the same without pictures, which take long to make. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/pictures/**', (route) => route.abort())
}

function widthOf(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}

for (const slug of inShort(['godrej-reverine', 'lodha-goa'])) {
  test(`the first sheet of ${slug} is its brochure's first page`, async ({ page, request }) => {
    const address = `/brochures/${slug}.pdf`
    // A slow machine may be asked twice for what it has not drawn yet.
    await expect.poll(async () => (await request.get(address)).status(), LATE).toBe(200)
    const [cover = ''] = sheetsOf(await (await request.get(address)).body())
    await page.goto(`/${slug}`)
    await hydrated(page)
    const head = page.locator('.project-hero img').first()
    await expect.poll(() => head.evaluate(widthOf), LATE).toBeGreaterThan(0)
    const [first = '', second = ''] = await print(page)
    const said = wordsOf(cover.trimEnd().replace(/\d+ ?\/ ?\d+$/, ''))
    expect(said.length).toBeGreaterThan(12)
    expect(wordsOf(first)).toEqual(expect.arrayContaining(said))
    expect(second).toContain('This page is for guidance only and is not an offer or contract.')
  })
}

const compared = 'lodha-goa,ska-estate,ace-acreville'
for (const path of inShort(
  [
    '/',
    '/godrej-reverine',
    '/projects?type=Plots',
    `/shortlist?list=${compared}&compare=${compared}`,
    '/connect',
    '/calculators/emi?property=2+cr&down=25&rate=8.5&years=20',
  ],
  2,
)) {
  test(`${path} prints what it says, not what can be pressed`, async ({ page, baseURL }) => {
    await withoutPictures(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const controls = page.locator(
      'button, .button, .callbar, .chat, .enquiry:not(.calculator-form), .header nav',
    )
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    const sheets = await print(page)
    // “On WhatsApp” is text of an answer, not a control.
    const control = /\b(Call|Chat|Search)\b|(?<!\bon\s+)\bWhatsApp\b|Enquire(?! with| from)/
    for (const sheet of sheets) expect(sheet).not.toMatch(control)
    expect(sheets[0]).toContain('Northlight Estates')
    expect(sheets[0]).toContain('desk@homes.test')
    expect(sheets.at(-1)).toContain(`This page: ${baseURL}${new URL(path, baseURL).pathname}.`)
  })
}

test('what is folded on the screen is open on paper', async ({ page }) => {
  await withoutPictures(page)
  await page.goto('/')
  await hydrated(page)
  const home = (await print(page)).join(' ').replaceAll(/\s+/g, ' ')
  expect(home).toContain('Some deals have zero brokerage.')
  for (const shown of [shownFirst.highlights, shownFirst.launches])
    expect(home).toContain(ofSlugs(bySlug(projects), shown).at(-1)?.name.toUpperCase())
})

test('a calculator prints what was typed, and how it is calculated', async ({ page }) => {
  await withoutPictures(page)
  await page.goto('/calculators/emi?property=2+cr&down=25&rate=8.5&years=20')
  await hydrated(page)
  const sheets = (await print(page)).join(' ').replaceAll(/\s+/g, ' ')
  for (const words of [
    'Property value 2 cr',
    'Tenure (years) 20',
    '₹1,30,173',
    'Lenders use this formula',
  ]) {
    expect(sheets).toContain(words)
  }
})

test.describe('the dashboard', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async ({ playwright, baseURL }) => {
    await addStaff(phone, 'Paper Desk', password)
    runCommand(['cli/demo/add.ts'])
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    for (const last of [1, 2, 3]) {
      const lead = {
        name: `Paper Writer ${last}`,
        phone: `970000018${last}`,
        message: LONG,
        reachBy: 'whatsapp',
      }
      await sendEnquiry(request, lead)
    }
    await request.dispose()
  })

  test.afterAll(() => runCommand(['cli/demo/clear.ts']))

  test.beforeEach(async ({ page }) => {
    await openLeads(page, phone)
    await expect(page.getByText(/^\d+ leads\. Export saves/)).toBeVisible()
  })

  test('prints every lead, thirty and more to a sheet, each under its head', async ({ page }) => {
    expect(await bodyRows(page).count()).toBeLessThan(DEMO)
    const sheets = await print(page)
    const [, total] = /^(\d+) leads, as of /m.exec(sheets[0] ?? '') ?? []
    const rows = sheets.map(
      (sheet) => sheet.replace(/, as of .*/, '').match(/\d{4}-\d\d-\d\d/g) ?? [],
    )
    for (const each of rows.slice(0, -1)) expect(each.length).toBeGreaterThanOrEqual(30)
    expect(rows.flat()).toHaveLength(Number(total))
    expect(Number(total)).toBeGreaterThan(DEMO)
    for (const sheet of sheets) {
      expect(sheet).toMatch(/Name +Phone +DateTime +Location +Message/)
      expect(sheet).toContain('@example.com')
      expect(sheet).not.toMatch(/Export|Sign out|Search by|\bMore\b/)
    }
    expect(sheets[0]).toContain('A word about a home near the lake.')
    expect(sheets[0]).toMatch(/home near .*…/)
    const [firstSentence = ''] = paperTexts.isCut.split('. ')
    expect(sheets[0]).toContain(firstSentence)
  })

  test('prints the search in force, and a message whole that was opened', async ({ page }) => {
    await searchField(page).fill('paper writer')
    await expect(bodyRows(page)).toHaveCount(3)
    await page.getByRole('button', { name: listTexts.moreOf('Paper Writer 2') }).click()
    const sheets = await print(page)
    expect(sheets[0]).toMatch(/^3 of \d+ leads, search “paper writer”, as of \d{4}-\d\d-\d\d /m)
    expect(sheets[0]).toMatch(/9700000183 · WhatsApp/)
    const ends = sheets.join(' ').match(/lake\./g) ?? []
    expect(ends.length).toBeGreaterThan(LONG.split('lake.').length - 1)
  })

  test('contact clicks have a head of their own', async ({ page }) => {
    await page.goto('/dashboard/contacts')
    const [sheet = ''] = await print(page)
    expect(sheet).toMatch(/^\d+ clicks?, as of \d{4}-\d\d-\d\d .* IST\.$/m)
    expect(sheet).not.toContain(contactsTexts.search)
  })
})
