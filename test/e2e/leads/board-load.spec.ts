import type { Page } from '@playwright/test'

import { leadTexts } from '#app/strings/en/lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501831'
const MARK = 'board-load@example.com'
const LEADS = 500
/** Elements of the page with 500 cards, each with its select; they were 11,075 in November 2026. */
const MAX_ELEMENTS = 12_500

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeAll(async () => {
  await addStaff(owner, 'Board Load', 'nine patient herons')
  // More than a column shows of any status would not be on the board.
  await ask(`insert into leads (name, phone, email, message, location, city, status, lost_reason,
      idempotency_key, body_hash, created_at)
    select 'Loaded ' || n, '8' || lpad((300000 + n)::text, 9, '0'), '${MARK}', 'Price?', 'Goa', 'Board load',
      status, case status when 'lost' then 'other' end, gen_random_uuid()::text, 'x',
      now() - n * interval '1 minute'
    from generate_series(1, ${LEADS}) n, lateral (select
      (array['new','contacted','site-visit','negotiation','won','lost'])[1 + n % 6] as status) as each`)
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))

const columnOf = (page: Page, status: 'new' | 'contacted') =>
  page.getByRole('region', { name: new RegExp(leadTexts.status[status]) })
const cards = (page: Page) => page.locator('.board-card')

test('a board of 500 leads scrolls to its end, and a drag draws no other card again', async ({
  page,
}) => {
  test.slow()
  await startSession(page, owner)
  await page.goto('/dashboard/board?city=Board+load')
  await hydrated(page)
  await expect(cards(page)).toHaveCount(LEADS)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MAX_ELEMENTS)
  const column = columnOf(page, 'new').locator('ol')
  await column.evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await expect(column.getByRole('listitem').last()).toBeInViewport()
  await column.evaluate((list) => list.scrollTo(0, 0))

  const drawn = await page.evaluateHandle(drawnCards)
  const card = columnOf(page, 'new').getByRole('listitem').first()
  const name = await card.getByRole('link').textContent()
  const readAgain = page.waitForResponse((response) => response.url().includes('/board.data'))
  await card.dragTo(columnOf(page, 'contacted').getByRole('heading'))
  const moved = columnOf(page, 'contacted').getByRole('link', { name: name ?? '', exact: true })
  await expect(moved).toBeVisible()
  await expect(page.getByRole('button', { name: panelTexts.undo })).toBeVisible()
  // The server tells of the change, and the board is read again.
  await readAgain
  await expect(moved).toHaveCount(1)
  await page.waitForTimeout(500)
  const again = await page.evaluate(
    (before) =>
      [...before].filter(([one, props]) => one.isConnected && !Object.values(one).includes(props))
        .length,
    drawn,
  )
  expect(again).toBe(0)
})

/** Cards, and what React drew each from: another object once it is drawn again. */
function drawnCards(): Map<Element, unknown> {
  return new Map(
    Array.from(document.querySelectorAll('.board-card'), (one) => {
      const props = Object.entries(one).find(([name]) => name.startsWith('__reactProps$'))
      if (!props) throw new Error('React keeps its props elsewhere.')
      return [one, props[1]]
    }),
  )
}
