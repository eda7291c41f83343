import type { Page } from '@playwright/test'

import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { bodyRows, openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'

const agent = { phone: '9876501831', name: 'Mohan Moved' }
const colleague = { phone: '9876501832', name: 'Kavya Moved' }
const MARK = 'moved@example.com'
const [GONE, KEPT] = ['Moved Away', 'Moved By Hand']

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeAll(async () => {
  for (const { phone, name } of [agent, colleague])
    await addStaff(phone, name, 'seven quiet lanterns', 'agent')
  await ask(`update staff_users set lead_scope = 'own' where name = '${agent.name}'`)
})

test.beforeEach(async ({ page }) => {
  for (const [at, name] of [GONE, KEPT].entries())
    await sendEnquiry(page.request, {
      name,
      phone: `980000183${at}`,
      email: MARK,
      message: 'Is a plot left?',
      page: '/lodha-goa',
      location: 'Goa',
    })
  await ask(`update leads set owner_id = (select id from staff_users where name = '${agent.name}')
    where email = '${MARK}'`)
})

test.afterEach(() => ask(`delete from leads where email = '${MARK}'`))

/** As an escalation assigns it. */
const escalate = () =>
  ask(`with moved as (
    update leads set owner_id = (select id from staff_users where name = '${colleague.name}')
    where name = '${GONE}' returning id, owner_id)
    insert into lead_assignments (lead_id, staff_id, from_staff_id, reason)
    select moved.id, owner_id, staff_users.id, 'passed-on'
    from moved join staff_users on name = '${agent.name}'`)

async function expectMoved(page: Page): Promise<void> {
  const moved = page.locator('.moved-leads')
  await expect(moved).toContainText(queueTexts.moved(1, 10))
  await expect(moved).toContainText(queueTexts.movedTo(GONE, colleague.name, ''))
  await expect(bodyRows(page).filter({ hasText: GONE })).toHaveCount(0)
  await expectAccessible(page)
}

test('an agent reads which lead an escalation moved, and to whom, on the list and the follow-ups', async ({
  page,
}) => {
  await openLeads(page, agent.phone)
  await expect(bodyRows(page).filter({ hasText: GONE })).toBeVisible()
  await expect(page.locator('.moved-leads')).toHaveCount(0)
  await escalate()
  await page.goto('/dashboard')
  await expectMoved(page)
  await page.goto('/dashboard/follow-ups')
  await expectMoved(page)
})

test('an agent who hands a lead over is back at the list, and no request is refused', async ({
  page,
}) => {
  const refused = collectRefused(page)
  await openLeads(page, agent.phone)
  await page.getByRole('link', { name: KEPT, exact: true }).tap()
  const path = page.locator('.ledger').getByRole('link', { name: '/lodha-goa' })
  expect((await path.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const owner = page.locator('.panel .fact').nth(1)
  await owner.locator('summary').tap()
  await owner.getByRole('button', { name: colleague.name }).tap()
  const given = panelTexts.givenTo(colleague.name, false)
  await expect(page.locator('.done-bar').getByText(given)).toBeVisible()
  await expect(bodyRows(page).filter({ hasText: KEPT })).toHaveCount(0)
  await page.waitForTimeout(500)
  expect(refused).toEqual([])
})

test('an open lead that goes to a colleague says so, and no request is refused', async ({
  page,
}) => {
  const refused = collectRefused(page)
  await openLeads(page, agent.phone)
  await page.getByRole('link', { name: GONE, exact: true }).tap()
  await expect(page.getByRole('heading', { name: GONE, level: 2 })).toBeVisible()
  await escalate()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(panelTexts.noLongerYours)).toBeVisible()
  expect(refused).toEqual([])
})

/** Addresses that are answered by an error from now on. */
function collectRefused(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url())
  })
  return refused
}
