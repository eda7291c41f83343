import { expect, expectAccessible, hydrated, test } from './journey.ts'

const status = 'main [role=status]'

test('the list follows the form without a reload, and focus and scroll stay', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  await page.getByLabel('Location').focus()
  await page.getByLabel('Location').selectOption('Noida')
  await expect(page).toHaveURL('/projects?city=Noida')
  await expect(page.locator(status)).toHaveText(/^\d+ projects in Noida$/)
  await expect(page.getByLabel('Location')).toBeFocused()

  const search = page.locator('main').getByLabel('Search')
  await search.pressSequentially('godrej')
  await expect(page.locator(status)).toHaveText('2 projects in Noida')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('godrej')
  expect(await page.evaluate(() => window.scrollY)).toBe(200)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a filter chosen without a connection is not lost: the page comes with the next try', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.context().setOffline(true)
  await page.getByLabel('Location').selectOption('Noida')
  await expect(page.getByLabel('Location')).toHaveCount(0)
  await page.context().setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/projects?city=Noida')
  await expect(page.locator(status)).toHaveText('14 projects in Noida')
})

test('a budget is understood as people write it, and prices that are not public are offered', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.getByLabel('Budget up to').fill('1 crore')
  await page.getByLabel('Budget up to').press('Tab')
  await expect(page.locator(status)).toHaveText('1 project')
  await expect(page.locator('.chips')).toContainText('Up to ₹ 1 CR')
  await page.getByRole('link', { name: 'Show them too' }).click()
  await expect(page.locator(status)).toHaveText('17 projects')
  await expect(page.getByLabel('Budget up to')).toHaveValue('1 CR')
  await page.getByLabel('Budget up to').fill('plenty')
  await page.getByLabel('Budget up to').press('Enter')
  await expect(page.getByText('Write it like 95 lakh or 1.5 cr.')).toBeVisible()
  await expect(page.locator(status)).toHaveText(/^\d+ projects$/)
})

test('a filter is taken away by keyboard, its field empties and the focus stays at the result', async ({
  page,
}) => {
  await page.goto('/projects?city=Goa&bedrooms=3&developer=Lodha')
  await hydrated(page)
  await expect(page.getByText('No project matches all of this.')).toBeVisible()
  await page.getByRole('link', { name: 'Remove 3 BHK' }).press('Enter')
  await expect(page.locator(status)).toHaveText('1 project in Goa')
  await expect(page.locator(status)).toBeFocused()
  await expect(page.getByLabel('3', { exact: true })).not.toBeChecked()
  await page.getByRole('link', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL('/projects')
  await expect(page.getByLabel('Developer')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Developer')).toHaveValue('Lodha')
})

test('types carry the counts of the current result and keep its other filters', async ({
  page,
}) => {
  await page.goto('/projects?city=Noida')
  await hydrated(page)
  await page.getByRole('link', { name: 'Farmhouse 1' }).click()
  await expect(page).toHaveURL('/projects?type=Farmhouse&city=Noida')
  await expect(page.locator('.card')).toHaveCount(1)
  await page.getByLabel('Order').selectOption('Name')
  await expect(page).toHaveURL('/projects?type=Farmhouse&city=Noida&sort=name')
})

test('on a phone the further filters unfold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects')
  await hydrated(page)
  await expect(page.getByLabel('Developer')).toBeHidden()
  await page.getByText('More filters').click()
  await page.getByLabel('5', { exact: true }).check()
  await expect(page.locator(status)).toHaveText('2 projects')
  await expect(page.locator('summary', { hasText: 'More filters' })).toContainText('1')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('one form filters, sorts and is filled in again', async ({ page }) => {
    await page.goto('/projects')
    await page.getByLabel('Location').selectOption('Yamuna Expressway')
    await page.getByLabel('Order').selectOption('Price, low to high')
    await page.getByRole('button', { name: 'Show projects' }).click()
    await expect(page.locator(status)).toHaveText('5 projects in Yamuna Expressway')
    await expect(page.locator('.card').first()).toContainText('ACE Acreville')
    await expect(page.getByLabel('Location')).toHaveValue('Yamuna Expressway')
    await page.getByRole('link', { name: 'Remove Yamuna Expressway' }).click()
    await expect(page.locator(status)).toHaveText(/^\d+ projects$/)
  })
  test('the search of the header leads to the list', async ({ page }) => {
    await page.goto('/about')
    await page.locator('.header-find summary').click()
    await page.locator('.header-find input').fill('godraj')
    await page.locator('.header-find').getByRole('button', { name: 'Search' }).click()
    await expect(page.locator(status)).toHaveText('3 projects')
    await expect(page.locator('.heart').first()).toBeHidden()
  })
})

test('the search of the header suggests by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const summary = page.locator('.header-find summary')
  await summary.focus()
  expect(asked).not.toContain('/search-index.json')
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: 'Find a project' })
  await expect(field).toBeFocused()
  await page.keyboard.type('prestege')
  const option = page.getByRole('option', { name: 'Prestige City' })
  await expect(option).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const active = await field.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await option.click()
  await expect(page).toHaveURL('/prestige-city')
  await expect(page.locator('.header-find')).not.toHaveAttribute('open')
  expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1)
})

test('Enter without a choice asks the list, and Escape closes the search', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.locator('.header-find summary').click()
  await expect(page.locator('.header-find input')).toBeFocused()
  await page.keyboard.type('sector 150')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects?sector=150')
  await expect(page.locator(status)).toHaveText('1 project in Sector 150')
  await expect(page.locator('.header-find')).not.toHaveAttribute('open')
  await page.locator('.header-find summary').press('Enter')
  await expect(page.locator('.header-find input')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.header-find')).not.toHaveAttribute('open')
  await expect(page.locator('.header-find summary')).toBeFocused()
})

test('the search of the menu suggests on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.locator('.burger > summary').click()
  await page.locator('.phone-menu input').fill('jewar')
  await page.getByRole('option', { name: 'Jewar Green Residency' }).click()
  await expect(page).toHaveURL('/residential-plot')
})

test('what is typed while the suggestions come along counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const box = document.querySelector('.phone-menu [data-suggestions]')
    const field = box?.closest('form')?.querySelector('input')
    if (!box || !field) throw new Error('The menu has no search.')
    // The list is in the page, and nothing listens to the field yet.
    new MutationObserver((_, watching) => {
      watching.disconnect()
      field.value = 'jewar'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }).observe(box, { childList: true })
  })
  await page.locator('.burger > summary').click()
  await page.locator('.phone-menu input').focus()
  await page.getByRole('option', { name: 'Jewar Green Residency' }).click()
  await expect(page).toHaveURL('/residential-plot')
  await expect(page.locator('.phone-menu input')).toHaveValue('')
})

for (const width of [320, 820, 960, 1200, 1440]) {
  test(`nothing runs out of the page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate"]')
    })
    for (const path of [
      '/projects?max=1+cr',
      '/projects?q=under+3.5+villa+AED+1.5m&near=airport',
      '/shortlist?compare=lodha-goa,ska-estate',
    ]) {
      await page.goto(path)
      await hydrated(page)
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(needed, path).toBeLessThanOrEqual(width)
    }
  })
}

for (const path of ['/projects?max=lots&city=Noida', '/projects?q=zzz']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })
}
