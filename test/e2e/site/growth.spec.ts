import type { Page, Route } from '@playwright/test'

import { projectTexts } from '#app/strings/en/projects.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

// What a browser does where there are more projects than a page holds; the answers say that there are.

const goa = projectBySlug('lodha-goa')
const ska = projectBySlug('ska-estate')
const status = 'main [role=status]'

/** Answers with the page as `change` has it. */
async function changed(route: Route, change: (html: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

/** A list of two pages. */
function paged(html: string, page: number): string {
  const [rel, name, to] =
    page === 1 ? ['next', 'Next', '/projects?page=2'] : ['prev', 'Previous', '/projects']
  const steps = `<nav class="page-steps" aria-label="Pages"><a class="link" rel="${rel}" href="${to}">${name}</a></nav>`
  return html
    .replace('</article></div>', `</article></div>${steps}`)
    .replace(/(role="status"[^>]*><b>.*?)<\/p>/, `$1, page ${page} of 2</p>`)
}

/** Fills each group of both menus to as many projects as one shows as a whole (app/projects/catalogue/short-menu.ts). */
async function lengthenMenus(page: Page): Promise<void> {
  await page.evaluate((most) => {
    for (const group of document.querySelectorAll('.mega-menu ul, .phone-menu details[name]')) {
      const missing = most - group.querySelectorAll('a').length
      const last = group.lastElementChild
      const copies = Array.from({ length: Math.max(0, missing) }, () => last?.cloneNode(true) ?? '')
      group.append(...copies)
      if (group.localName === 'ul') group.className = 'mega-menu-columns'
    }
    for (const all of document.querySelectorAll('.mega-menu-all, .phone-menu-all'))
      for (let city = 0; city < 4; city += 1) all.before(all.cloneNode(true))
  }, 12)
}

/** How many screens an opened menu is long. */
const screens = (page: Page, menu: string) =>
  page.locator(menu).evaluate((element) => element.scrollHeight / window.innerHeight)

test('menus as long as they get are two screens at most, and gone through to their last link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await hydrated(page)
  await lengthenMenus(page)
  await page.locator('.burger > summary').click()
  await page.locator('.phone-menu').getByText('Projects', { exact: true }).click()
  for (const group of await page.locator('.phone-menu details[name] > summary').all()) {
    await group.click()
    // One group at a time: the one before is closed again.
    await expect(page.locator('.phone-menu details[name][open]')).toHaveCount(1)
    expect(await screens(page, '.phone-menu')).toBeLessThan(2)
  }
  await page
    .locator('.phone-menu')
    .getByRole('link', { name: /^All \d+ projects/ })
    .last()
    .click()
  await expect(page).toHaveURL('/projects')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await hydrated(page)
  await lengthenMenus(page)
  await page.locator('.nav details > summary').click()
  expect(await screens(page, '.nav .mega-menu')).toBeLessThan(1)
  await page
    .locator('.nav .mega-menu')
    .getByRole('link', { name: /^All \d+ projects/ })
    .last()
    .click()
  await expect(page).toHaveURL('/projects')
})

test('the pages of a list follow one another in place, and Back goes back', async ({ page }) => {
  await page.route('**/projects', (route) => changed(route, (html) => paged(html, 1)))
  await page.route('**/projects?page=2', (route) => changed(route, (html) => paged(html, 2)))
  await page.goto('/projects')
  await hydrated(page)
  await expect(page.locator(status)).toHaveText(/page 1 of 2/)
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  const next = page.getByRole('link', { name: 'Next', exact: true })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects?page=2')
  await expect(page).toHaveTitle(/^Projects/)
  await expect(page.locator(status)).toHaveText(/page 2 of 2/)
  await expect(page.locator(status)).toBeFocused()
  await expect(page.locator(status)).toBeInViewport()
  await expect(next).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL('/projects')
  await expect(page.locator(status)).toHaveText(/page 1 of 2/)
  expect(loads).toEqual([])
})

test('what is chosen on a later page begins with the first', async ({ page }) => {
  await page.route('**/projects?page=2', (route) => changed(route, (html) => paged(html, 2)))
  await page.goto('/projects?page=2')
  await hydrated(page)
  await page.getByLabel('Location', { exact: true }).selectOption('Goa')
  await expect(page).toHaveURL('/projects?city=Goa')
})

test('where the catalogue is not sent, the server suggests', async ({ page }) => {
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ json: { suggestions: '/suggestions.json' } }),
  )
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/suggestions.json') requests.push(searchParams.get('q') ?? '')
  })
  await page.goto('/')
  await hydrated(page)
  await page.locator('.header-search summary').click()
  const field = page.getByRole('combobox', { name: projectTexts.search })
  await field.pressSequentially('lodha g')
  const option = page.getByRole('option', { name: goa.name })
  await expect(option).toBeVisible()
  await expect(page.locator('.header-search [role=status]')).toHaveText(/^\d suggestions?$/)
  expect(requests.at(-1)).toBe('lodha g')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await expectAccessible(page)
  await field.fill('xyzxyz')
  await expect(page.locator('.header-search [role=status]')).toHaveText(/^Nothing found/)
  await field.fill('')
  await expect(option).toBeHidden()
  await field.fill(goa.name)
  await option.click()
  await expect(page).toHaveURL(`/${goa.slug}`)
})

test('where the server does not answer, Enter still asks the list', async ({ page }) => {
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ json: { suggestions: '/suggestions.json' } }),
  )
  await page.route('**/suggestions.json?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  await hydrated(page)
  await page.locator('.header-search summary').click()
  // The browser says that it opened in a task of its own, and letters that come before go nowhere.
  await expect(page.getByRole('combobox', { name: projectTexts.search })).toBeFocused()
  await page.keyboard.type('goa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects?city=Goa')
})

test('a shortlist asks for the cards that the page does not bring', async ({ page }) => {
  await page.route('**/shortlist', (route) =>
    changed(route, (html) =>
      html.replace(/"cards":\[.*?\],"list"/s, '"cards":[],"isPart":true,"list"'),
    ),
  )
  const kept = JSON.stringify([goa.slug, 'no-such-project', ska.slug])
  await page.addInitScript((json) => localStorage.setItem('shortlist', json), kept)
  await page.goto('/shortlist')
  await expect(page.locator('main .card h3')).toHaveText([goa.name, ska.name])
  await page.locator('main .card').first().getByRole('button').click()
  await expect(page.locator('main .card h3')).toHaveText([ska.name])
})
