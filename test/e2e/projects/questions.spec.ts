import { printedUnits } from '#app/lib/text/printed-units.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { answerText, receiptTexts } from '#app/projects/questions/question-texts.ts'
import { fill, open, send } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

test.use({ pictures: 'empty' })

const ace = projectBySlug('ace-acreville')
const states = questionStates(ace)
const today = indianDay(new Date())
const ROWS = '#questions dl > div'
const unanswered = states.filter(({ state }) => state === 'not-announced')
const answered = states.filter((one) => !unanswered.includes(one))

for (const { width, height, columns, least, openColumns, openLeast } of [
  { width: 1440, height: 900, columns: 2, least: 64, openColumns: 4, openLeast: 64 },
  { width: 390, height: 844, columns: 1, least: 56, openColumns: 1, openLeast: 48 },
]) {
  test(`at ${width} px the ledger stands under the summary in ${columns} columns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/${ace.slug}`)
    await hydrated(page)
    const rows = page.locator(ROWS)
    await expect(rows).toHaveCount(answered.length)
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(columns)
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(least)
    const lede = await page.locator('.lede').first().boundingBox()
    expect(lede?.y).toBeLessThan(boxes[0]?.y ?? 0)
    await expect(page.locator('.lede').first()).toHaveText(printedUnits(ace.summary))
    const cells = await Promise.all(
      (await page.locator('.questions-open li').all()).map((cell) => cell.boundingBox()),
    )
    expect(cells).toHaveLength(unanswered.length)
    expect(new Set(cells.map((box) => Math.round(box?.x ?? 0))).size).toBe(openColumns)
    for (const box of cells) expect(box?.height).toBeGreaterThanOrEqual(openLeast)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test('an open question leads to the form with it ticked, and the receipt says what becomes of it', async ({
  page,
}) => {
  await open(page, `/${ace.slug}`)
  const ask = page.getByRole('link', { name: 'Ask us about: Payment plan' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/${ace.slug}?ask=Payment+plan#enquire`)
  const panel = page.locator('.enquiry')
  await expect(panel.getByLabel('Payment plan', { exact: true })).toBeChecked()
  await fill(page, {})
  await send(page).click()
  const said = receiptTexts(states, today)['Payment plan']
  await expect(panel.locator('dd', { hasText: `Payment plan: ${said}` })).toBeVisible()
  await expectAccessible(page)
})

test('each open question has an alert about it alone', async ({ page }) => {
  await page.goto(`/${ace.slug}`)
  for (const { label } of unanswered)
    await expect(page.getByRole('link', { name: `Tell me about: ${label}` })).toBeVisible()
  await page.getByRole('link', { name: 'Tell me about: RERA number' }).click()
  await expect(page).toHaveURL(`/tell-me?project=${ace.slug}&question=rera`)
  await expectAccessible(page)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  for (const width of [390, 820])
    test(`at ${width} px each way to ask and to be told is large enough for a finger`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${ace.slug}`)
      const links = await page.locator('.questions-open li > a').all()
      expect(links).toHaveLength(2 * unanswered.length)
      for (const link of links)
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    })
})

test('few facts make a short page: no links to its parts, galleries after the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/lake-view-farms')
  await hydrated(page)
  await expect(page.locator('.project-nav')).toHaveCount(0)
  const panel = await page.locator('#enquire').boundingBox()
  const gallery = await page.locator('.project-galleries').boundingBox()
  expect(gallery?.y).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? Infinity))
  await expect(page.locator('.project-galleries .gallery')).toHaveCount(2)
  await expectAccessible(page)
  await page.goto(`/${ace.slug}`)
  await expect(page.locator('.project-nav')).toBeVisible()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the ledger is whole, an item can be asked for, and the answer says what becomes of it', async ({
    page,
  }) => {
    await page.goto(`/${ace.slug}`)
    for (const [at, question] of answered.entries())
      await expect(page.locator(ROWS).nth(at).locator('dt + dd')).toContainText(
        answerText(question, today),
      )
    await page.getByRole('link', { name: 'Ask us about: Possession' }).click()
    await expect(page.locator('#enquire')).toBeInViewport()
    await fill(page, {})
    await send(page).click()
    const said = receiptTexts(states, today)['Possession date']
    await expect(page.locator('dd', { hasText: `Possession date: ${said}` })).toBeVisible()
  })
})
