import type { Page } from '@playwright/test'

import { claimSum } from '#app/calculators/claim-sums.ts'
import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { formatRupees } from '#app/lib/money.ts'
import { listClaims } from '#app/projects/model/developer-claim.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { fill, send, thanks } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, test } from '#test/e2e/helpers/page-test.ts'
import { galleryProject, one, other } from '#test/e2e/helpers/projects/two-galleries.ts'
import { projectBySlug, projects } from '#test/helpers/listed.ts'

// Script is on, so nothing of `noscript` is shown by the browser, and the one script that a page names does
// not come: over a broken line, or because the server that it is asked of is being changed.

const LOADER = '**/assets/loader-*.js'

/** Cuts the line to the script, and the next time answers it by an error, in turns. */
async function refuseLoader(page: Page): Promise<void> {
  let asked = 0
  await page.route(LOADER, (route) => {
    asked += 1
    return asked % 2 === 1
      ? route.abort()
      : route.fulfill({ status: 500, contentType: 'text/javascript', body: 'Not now.' })
  })
}

const claim = listClaims(projects).find(({ terms }) => terms.kind === 'lease')
if (!claim) throw new Error('The catalogue states no lease.')
const rent = formatRupees(claimSum(claim.terms, 200).from)

const goa = projectBySlug('lodha-goa')

/** Opens a page, and waits until it knows that its script does not come: it puts its `noscript` in their place then. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => document.querySelector('noscript') === null)
  expect(await page.evaluate(() => document.documentElement.dataset['scripted'])).toBeUndefined()
}

test.describe('where the script of a page fails', () => {
  test.beforeEach(({ page }) => refuseLoader(page))

  test(
    'menus and search lead on, on a desktop and on a phone',
    { tag: '@gate' },
    async ({ page }) => {
      await open(page, '/about')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByText('Projects', { exact: true }).click()
      await menu.getByRole('link', { name: goa.name }).click()
      await expect(page).toHaveURL(`/${goa.slug}`)
      await open(page, '/terms')
      await page.locator('.header-search summary').click()
      await page.locator('.header-search input').fill('goa')
      await page.locator('.header-search').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/projects?city=Goa')

      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/calculators')
      await page.locator('.burger > summary').click()
      const phone = page.locator('.phone-menu')
      await phone.getByText('Projects', { exact: true }).click()
      await phone.getByText('Plots', { exact: true }).click()
      await phone.getByRole('link', { name: goa.name }).click()
      await expect(page).toHaveURL(`/${goa.slug}`)
    },
  )

  test('the filter is sent by its button, and nothing is offered that only script does', async ({
    page,
  }) => {
    await open(page, '/projects')
    await expect(page.locator('.heart').first()).toBeHidden()
    await page.getByLabel('Location', { exact: true }).selectOption('Noida')
    await page.getByRole('button', { name: /^Show \d+ projects?$/ }).click()
    await expect(page).toHaveURL(/city=Noida/)
    await page.getByRole('link', { name: 'Remove Noida' }).click()
    await expect(page).toHaveURL('/projects')
    await open(page, '/')
    await page.getByText('See More').click()
    const cards = page.locator('.grid--highlights .card')
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ visible: true })).toHaveCount(await cards.count())
    await page.locator('.accordion summary').first().click()
    await expect(page.locator('.accordion details').first()).toHaveAttribute('open')
  })

  test('a thumbnail opens its picture, a link to one finds it, slides are a strip, a light can be chosen', async ({
    page,
  }) => {
    await open(page, `/${galleryProject.slug}${other.anchor}-5`)
    await expect(page.locator(`${other.anchor} .gallery a`).nth(4)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Share' }).first()).toBeHidden()
    const thumb = page.locator(`${one.anchor} .gallery a`).nth(2)
    const address = await thumb.getAttribute('href')
    await thumb.click()
    await expect(page).toHaveURL(address ?? '')

    await open(page, '/lake-view-farms')
    await expect(page.getByText('Pause motion')).toBeHidden()
    const slides = page.getByRole('group', { name: /^\d of \d$/ })
    await expect(slides.nth(1)).not.toBeInViewport()
    await page.locator('.slideshow').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })

    await open(page, '/godrej-reverine')
    const night = page.getByRole('radio', { name: 'Night' })
    await night.check({ force: true })
    await expect(page.locator('.lit-picture .in-night')).toBeVisible()
  })

  test('a form on a project, one for a visit and the login are answered by a page that keeps what was typed', async ({
    page,
  }) => {
    await open(page, '/ska-estate')
    await fill(page, { Phone: '12345' })
    await send(page).click()
    await expect(page).toHaveURL(/\/ska-estate\?answer#enquire$/)
    await expect(page.getByRole('alert')).toContainText(enquiryTexts.phone)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Price?')
    await page.getByLabel('Phone', { exact: true }).fill('98765 43210')
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()

    await open(page, '/visit/ska-estate')
    await page.getByLabel('Day of the visit').selectOption({ index: 3 })
    await page.getByLabel('Time', { exact: true }).selectOption('10:00')
    await fill(page, { Message: 'With my parents' })
    await page.getByRole('button', { name: 'Request this visit' }).click()
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()

    await open(page, '/admin')
    await page.getByLabel(signInTexts.phone).fill('9876501399')
    await page.getByLabel(signInTexts.password).fill('not the password')
    await page.getByRole('button', { name: signInTexts.go }).click()
    await expect(page.getByRole('alert')).toHaveText(signInTexts.wrong)
  })

  test('every calculator answers a plain form', async ({ page }) => {
    await open(page, '/calculators/emi')
    await page.getByLabel('Property value').fill('50 lakh')
    await page.getByLabel('Down payment').fill('0')
    await page.getByLabel('Interest rate').fill('9')
    await page.getByLabel('Years').fill('20')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.calculator-result [role=status]')).toContainText('₹44,986')
    await open(page, '/calculators/payment-plan')
    await page.getByLabel('Price', { exact: true }).fill('1 cr')
    await page.getByLabel('Payment plan', { exact: true }).selectOption('own')
    await page.getByLabel('Your own shares').fill('10:90')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.calculator-schedule li').last()).toContainText('₹90,00,000')
    await open(page, `/calculators/assured-return?claim=${claim.key}`)
    await page.getByLabel('Area in sq ft').fill('200')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.calculator-result [role=status]')).toContainText(rent)
  })
})
