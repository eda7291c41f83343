import { openFacts } from '#app/projects/model/open-facts.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { shownFirst } from '#content/shown-first.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { sheetsOf } from '#test/e2e/helpers/files/read-paper.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

const PATH = '/how-we-check'
const project = projectBySlug(shownFirst.checked[0])
const open = openFacts(project)

for (const [width, height] of inShort([
  [1440, 900],
  [390, 844],
] as const)) {
  test(`at ${width} px the drawing grows as it is scrolled into view, and words never wait`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(PATH)
    await hydrated(page)
    const towers = page.locator('.check-rising')
    const clip = () => towers.evaluate((group) => getComputedStyle(group).clipPath)
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(await clip()).toBe('inset(100% 0px 0px)')
    await expect(page.locator('.check-facts').first()).toContainText(project.area ?? '')
    for (const words of await page.locator('.check :is(h2, h3, p, dt, dd, text, b)').all())
      expect(await words.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await towers.evaluate((group) => group.scrollIntoView({ block: 'start' }))
    await expect.poll(clip).toMatch(/^inset\(0%/)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
  })
}

test('under reduced motion the drawing is finished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  for (const part of ['.check-rising', '.check-ground', '.check-homes .bhk'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { animationName, clipPath, opacity } = getComputedStyle(element)
          return [animationName, clipPath, opacity]
        }),
    ).toEqual(['none', 'none', '1'])
})

test('on paper the drawing is finished, with its title block and nothing to press', async ({
  page,
}) => {
  await page.goto(PATH)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  expect(
    await page.locator('.check-rising').evaluate((group) => getComputedStyle(group).clipPath),
  ).toBe('none')
  const words = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(words).toContain(project.name)
  expect(words).toContain(projectFieldTexts.fields.on)
  for (const { name } of open) expect(words).toContain(name)
  expect(words).not.toContain('Ask for this')
})

test('axe finds nothing, drawn or not yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PATH)
  await hydrated(page)
  await expectAccessible(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
})

test('the home page shows three steps and leads on by keyboard', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('.how-checked > li')).toHaveCount(3)
  await page.getByRole('link', { name: 'See every step' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.pages['how-we-check'])
})

test('with script, what was asked for stays ticked once the form is used', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('link', { name: `Ask for this ${open[0]?.ask}`, exact: true }).click()
  const box = page.getByRole('checkbox', { name: open[0]?.ask ?? '', exact: true })
  await expect(box).toBeChecked()
  await hydrated(page)
  await page.getByLabel('Name').fill('Asha Rao')
  await expect(box).toBeChecked()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('all that is open leads to the form with it ticked', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('.check-step')).toHaveCount(5)
    for (const { ask } of open) {
      await page.goto(PATH)
      await page.getByRole('link', { name: `Ask for this ${ask}`, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${project.slug}\\?ask=.+#enquire$`))
      await expect(page.locator('#enquire')).toBeInViewport()
      await expect(page.locator('#enquire input[name=asks]:checked')).toHaveCount(1)
      await expect(page.getByRole('checkbox', { name: ask, exact: true })).toBeChecked()
    }
  })
})
