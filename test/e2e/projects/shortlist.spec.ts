import { indianDay } from '#app/lib/dates/indian-day.ts'
import { compareProjects } from '#app/projects/shortlist/comparison.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

const goa = projectBySlug('lodha-goa')
const ska = projectBySlug('ska-estate')
const ace = projectBySlug('ace-acreville')
const indore = projectBySlug('godrej-indore')

/** Where an element stands across the page. */
function placeOf(element: Element): number[] {
  const { left, right } = element.getBoundingClientRect()
  return [left, right]
}

test(
  'hearts keep projects, the header counts them, and the list outlives a reload',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/projects')
    await hydrated(page)
    await expect(page.locator('.header-shortlist')).toBeHidden()
    const before = await page.locator('.nav').evaluate(placeOf)
    const heart = page.getByRole('button', { name: `Shortlist ${goa.name}` })
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('link', { name: 'Shortlist 1' })).toBeVisible()
    expect(await page.locator('.nav').evaluate(placeOf)).toEqual(before)
    const box = await heart.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)

    await page.goto('/ska-estate')
    await page.getByRole('button', { name: `Shortlist ${ska.name}` }).click()
    await page.reload()
    await page.getByRole('link', { name: 'Shortlist 2' }).click()
    await expect(page.locator('main .card')).toHaveCount(2)
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
  },
)

test('where the storage is full, a heart lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/lodha-goa')
  await hydrated(page)
  const heart = page.getByRole('button', { name: `Shortlist ${goa.name}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a card that is taken off leaves the focus at the count; the last leaves a helpful page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.sessionStorage.getItem('set')) return
    window.sessionStorage.setItem('set', 'yes')
    window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate","no-such-project"]')
  })
  await page.goto('/shortlist')
  await page.getByRole('button', { name: `Shortlist ${goa.name}` }).press('Enter')
  await expect(page.locator('main .card')).toHaveCount(1)
  await expect(page.locator('.results [role=status]')).toBeFocused()
  await page.getByRole('button', { name: `Shortlist ${ska.name}` }).press('Enter')
  await expect(page.getByText('Your shortlist is empty.')).toBeVisible()
  await expectAccessible(page)
})

test(
  'up to three are compared, and the comparison is an address',
  { tag: '@gate' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const list = ['lodha-goa', 'ska-estate', 'ace-acreville', 'godrej-indore']
      window.localStorage.setItem('shortlist', JSON.stringify(list))
    })
    await page.goto('/shortlist')
    for (const { name } of [goa, ska, ace]) {
      await expect(page.getByLabel(`Compare ${name}`)).toBeChecked()
    }
    await expect(page.getByLabel(`Compare ${indore.name}`)).toBeDisabled()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL('/shortlist?compare=lodha-goa,ska-estate,ace-acreville#compare')
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    const compared = [goa, ska, ace]
    for (const row of compareProjects(compared, indianDay(new Date())).rows) {
      const { label, values, tellMe } = row
      const head = page.getByRole('rowheader', { name: label, exact: true })
      const cells = table.getByRole('row').filter({ has: head }).getByRole('cell')
      const texts = compared.map(({ name }, index) => {
        const link = tellMe?.[index] ? `Tell me about: ${label} of ${name}` : ''
        return `${values[index] ?? ''}${link}`
      })
      await expect(cells).toHaveText(texts)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: `Remove ${ska.name}` }).click()
    await expect(page).toHaveURL('/shortlist?compare=lodha-goa,ace-acreville')
    await expect(page.getByLabel(`Compare ${ska.name}`)).not.toBeChecked()
  },
)

test('Compare with nothing ticked says what to do, and leads to the first choice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate"]')
  })
  await page.goto('/shortlist')
  const compare = page.getByRole('button', { name: 'Compare' })
  const hint = page.getByText('Tick Compare under up to 3 projects first.')
  for (const { name } of [goa, ska]) await page.getByLabel(`Compare ${name}`).uncheck()
  await compare.click()
  await expect(hint).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await expect(page).toHaveURL('/shortlist')
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(hint).toHaveCount(0)
  await compare.click()
  await expect(page).toHaveURL(/compare=/)
})

test('a comparison of one’s own list begins at its heading, though the cards come above it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate","ace-acreville"]')
  })
  await page.goto('/shortlist?compare=lodha-goa,ska-estate#compare')
  await expect(page.locator('main .card')).toHaveCount(3)
  const heading = page.getByRole('heading', { name: 'Side by side' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByLabel('Compare Lodha Goa')).toBeChecked()
})

test('what is ticked on a shared list before the script comes counts', async ({ page }) => {
  await page.route('**/shortlist-view-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto('/shortlist?list=lodha-goa,ska-estate,ace-acreville,godrej-indore')
  await page.getByLabel('Compare Lodha Goa').check()
  await page.getByLabel('Compare SKA Estate').check()
  await page.getByLabel('Compare ACE Acreville').check()
  // The script is there.
  await expect(page.getByLabel('Compare Godrej Indore')).toBeDisabled()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(4)
})

test('where the script does not come, a shared list is compared and one’s own says what it needs', async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('shortlist', '["lodha-goa"]'))
  await page.route('**/shortlist-view-*.js', (route) => route.abort())
  await page.goto('/shortlist?list=lodha-goa,ska-estate')
  await page.getByLabel('Compare Lodha Goa').check()
  await page.getByLabel('Compare SKA Estate').check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
  await page.goto('/shortlist')
  await expect(page.getByText('The shortlist needs JavaScript.')).toBeVisible()
  await page.getByRole('link', { name: 'See all projects' }).click()
  await expect(page).toHaveURL('/projects')
})

test('a link is copied where the device has no sheet of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate"]')
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto('/shortlist')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('.toast').getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/shortlist\?list=lodha-goa,ska-estate$/)
  await page.goto('/lodha-goa')
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/lodha-goa$/)
})

test('the enquiry names the list', async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate"]')
  })
  await page.goto('/shortlist')
  await page.getByRole('link', { name: 'Enquire about this list' }).click()
  const form = page.locator('#enquire')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill('9123456780')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Message').fill('Which of the two is nearer to a school?')
  const sent = page.waitForRequest('**/api/v1/user/connect')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  expect((await sent).postData()).toContain(`"location":"${goa.name}, ${ska.name}"`)
  await expect(page.locator('.toast')).toContainText('Your enquiry has reached us')
})

test('what another tab keeps shows here at once, and nonsense in the store is an empty list', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/lodha-goa')
  await hydrated(other)
  await other.getByRole('button', { name: `Shortlist ${goa.name}` }).click()
  await expect(page.getByRole('link', { name: 'Shortlist 1' })).toBeVisible()
  await page.evaluate(() => window.localStorage.setItem('shortlist', '{"a":'))
  await page.goto('/shortlist')
  await expect(page.getByText('Your shortlist is empty.')).toBeVisible()
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('the page says what it needs, and a shared list can be compared', async ({ page }) => {
    await page.goto('/shortlist')
    await expect(page.locator('main .empty h2')).toHaveText('The shortlist needs JavaScript.')
    await page.goto('/shortlist?list=lodha-goa,ska-estate,godrej-indore')
    await expect(page.locator('main .card')).toHaveCount(3)
    await expect(page.locator('.heart').first()).toBeHidden()
    await page.getByLabel(`Compare ${ska.name}`).uncheck()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
    await expect(page.locator('main .card')).toHaveCount(3)
  })
})

// In short routes.spec.ts has axe look at a page of every kind.
for (const path of [
  '/shortlist',
  '/shortlist?list=lodha-goa,ska-estate&compare=lodha-goa,ska-estate',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })
}
