import { boardTexts } from '#app/strings/en/board.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501701'

test.beforeAll(() => addStaff(owner, 'Board Owner', 'nine patient herons'))

const named = (status: 'new' | 'contacted' | 'negotiation' | 'lost') => ({
  name: new RegExp(leadTexts.status[status]),
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a lead moves on the board by its select, and back by undo, at ${width}x${height}`, async ({
    page,
    request,
  }) => {
    const name = `Board ${width}`
    await sendEnquiry(request, {
      name,
      phone: `97000017${String(width).slice(0, 2)}`,
      message: 'Price?',
    })
    await startSession(page, owner)
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard')
    await hydrated(page)
    await page.getByRole('link', { name: boardTexts.link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: boardTexts.title })).toBeVisible()
    const column = (status: Parameters<typeof named>[0]) =>
      page.getByRole('region', named(status)).getByRole('listitem').filter({ hasText: name })
    await expect(column('new')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(boardTexts.move(name)).selectOption('negotiation')
    await expect(column('negotiation')).toBeVisible()
    await expect(column('new')).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(column('negotiation')).toBeVisible()
    await page.getByLabel(boardTexts.move(name)).selectOption('lost looking')
    await expect(column('lost')).toBeVisible()
    await page.getByRole('button', { name: panelTexts.undo }).click()
    await expect(column('negotiation')).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })

test('a card is dragged to another column', async ({ page, request }) => {
  await sendEnquiry(request, { name: 'Board Dragged', phone: '9700001799', message: 'Price?' })
  await startSession(page, owner)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/board')
  await hydrated(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Board Dragged' })
  const target = page.getByRole('region', named('contacted'))
  await card.dragTo(target)
  await expect(target.getByRole('listitem').filter({ hasText: 'Board Dragged' })).toBeVisible()
  await page.reload()
  await expect(target.getByRole('listitem').filter({ hasText: 'Board Dragged' })).toBeVisible()
})
