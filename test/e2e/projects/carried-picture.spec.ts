import type { Page } from '@playwright/test'
import { z } from 'zod'

import { shownFirst } from '#content/shown-first.ts'
import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { wholeBrowser } from '#test/e2e/helpers/browser/whole-browser.ts'

test.use({ pictures: 'drawn' })

const changes = z.array(
  z.object({ path: z.string(), from: z.string(), isPossible: z.boolean(), moving: z.string() }),
)

/** Notes of each page that is revealed what moved as it came: the parts of the transition that last. */
async function noteChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      const from = navigation.activation?.from?.url ?? ''
      const note = (moving: readonly string[]) => {
        const noted: unknown[] = JSON.parse(sessionStorage['changes'] ?? '[]')
        const isPossible = viewTransition !== null
        noted.push({ path: location.pathname, from, isPossible, moving: moving.join(' ') })
        sessionStorage['changes'] = JSON.stringify(noted)
      }
      if (!viewTransition) {
        note([])
        return
      }
      viewTransition.ready.then(
        () => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          note(
            [...new Set(parts.filter((part) => part?.startsWith('::view-transition')))]
              .map(String)
              .toSorted(),
          )
        },
        () => note(['skipped']),
      )
    })
  })
}

/** What was noted of the page that was revealed last. */
async function lastChange(page: Page, path: string) {
  // Nothing loads where a page that was put aside returns.
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  let last: z.infer<typeof changes>[number] | undefined
  await expect(async () => {
    const noted: unknown = await page.evaluate(() => JSON.parse(sessionStorage['changes'] ?? '[]'))
    last = changes.parse(noted).at(-1)
    expect(last?.path).toBe(path)
  }).toPass()
  return last
}

const CARRIED =
  '::view-transition-group(carried) ::view-transition-new(carried) ::view-transition-old(carried)'

const OPENED =
  '::view-transition-group(opened) ::view-transition-new(opened) ::view-transition-old(opened)'

/** Notes on the page's body what moves when its viewer opens. */
async function noteOpening(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(
        () => {
          document.body.dataset['opened'] = [
            ...new Set(
              document
                .getAnimations()
                .flatMap(({ effect }) =>
                  effect instanceof KeyframeEffect ? [String(effect.pseudoElement)] : [],
                )
                .filter((part) => part.startsWith('::view-transition')),
            ),
          ]
            .toSorted()
            .join(' ')
        },
        () => (document.body.dataset['opened'] = 'skipped'),
      )
      return transition
    }
  })
}

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  // What carries comes once the page is touched.
  const coming = page.waitForResponse(/\/go-on-/)
  await page.mouse.move(300, 300)
  await coming
}

/** Playwright's own way back waits for a page to load, which one that was put aside does not. */
async function go(page: Page, steps: number): Promise<void> {
  await page.evaluate((by) => setTimeout(() => history.go(by)), steps)
}

/** Chromium carries nothing where a page takes seconds to come, as on a machine that has much else to do. */
async function withTime(journey: () => Promise<void>): Promise<void> {
  await expect(journey).toPass({ timeout: 100_000 })
}

test.describe('in a browser that puts pages aside whole', () => {
  const browser = wholeBrowser()

  test('a pressed card’s picture moves into the head of its page, and back into the card; nothing else moves', async ({
    baseURL,
  }) => {
    const page = await browser().newPage({ baseURL: baseURL ?? '' })
    await noteChanges(page)
    for (const path of ['/projects', '/city/noida']) {
      await withTime(async () => {
        await ready(page, path)
        const pressed = page.locator('.card').nth(1)
        const slug = await pressed.locator('h3 a').getAttribute('href')
        await pressed.click()
        expect(await lastChange(page, slug ?? ''), path).toMatchObject({ moving: CARRIED })
        await go(page, -1)
        expect(await lastChange(page, path), path).toMatchObject({ moving: CARRIED })
        await go(page, 1)
        expect(await lastChange(page, slug ?? ''), path).toMatchObject({ moving: CARRIED })
      })
    }
    await page.close()
  })
})

test('from one project to another the pressed card’s picture moves, and the head that was there does not', async ({
  page,
}) => {
  await noteChanges(page)
  await withTime(async () => {
    await ready(page, '/godrej-reverine')
    const pressed = page.locator('.related .card').first()
    const slug = await pressed.locator('h3 a').getAttribute('href')
    await pressed.click()
    expect(await lastChange(page, slug ?? '')).toMatchObject({ moving: CARRIED })
  })
})

test('nothing moves on the way by another link than a card, be it to a project or not', async ({
  page,
}) => {
  await noteChanges(page)
  await ready(page, '/projects')
  const address = `/${shownFirst.footer[1]}`
  await page.locator(`footer a[href="${address}"]`).click()
  expect((await lastChange(page, address))?.moving).not.toContain('carried')
  await page.locator('footer a[href="/privacy-policy"]').click()
  expect(await lastChange(page, '/privacy-policy')).toMatchObject({
    isPossible: false,
    moving: '',
  })
})

test('a page that takes no transition leaves no error on the one before it', async ({ page }) => {
  for (const isTouched of [false, true]) {
    if (isTouched) await ready(page, '/godrej-reverine')
    else await page.goto('/godrej-reverine')
    const links = page.getByRole('link', { name: /^Tell me about/ })
    await links.first().click()
    await expect(page).toHaveURL(/\/tell-me\?/)
  }
})

test.describe('where the visitor asks for calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('no page moves into the next, and no thumbnail into the viewer', async ({ page }) => {
    await noteChanges(page)
    await ready(page, '/projects')
    const slug = await page.locator('.card h3 a').nth(1).getAttribute('href')
    await page.locator('.card').nth(1).click()
    expect(await lastChange(page, slug ?? '')).toMatchObject({ isPossible: false, moving: '' })
    await ready(page, '/godrej-reverine')
    await noteOpening(page)
    await page.locator('.gallery a').nth(1).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => document.body.dataset['opened'])).toBeUndefined()
  })
})

test('a pressed thumbnail grows into the viewer, and nothing else moves', async ({ page }) => {
  await ready(page, '/godrej-reverine')
  await noteOpening(page)
  await page.locator('.gallery a').nth(1).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-opened', OPENED)
  // The name is given back, so that the next one is the only one.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.querySelectorAll('[style*="view-transition-name: opened"]').length,
      ),
    )
    .toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('.gallery a').nth(2).click()
  await expect(page.locator('.yarl__counter')).toHaveText(/^3 /)
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('a card leads to its page', async ({ page }) => {
    await page.goto('/projects')
    const slug = await page.locator('.card h3 a').nth(1).getAttribute('href')
    await page.locator('.card').nth(1).click()
    await expect(page).toHaveURL(slug ?? '')
  })
})
