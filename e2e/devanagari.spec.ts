import type { Page } from '@playwright/test'

import { logIn, sendEnquiry } from './desk.ts'
import { addStaff, expect, test } from './journey.ts'

const phone = '9876501971'
const password = 'nine patient ledgers'

test.beforeAll(() => addStaff(phone, 'Devanagari Desk', password))

/** The fonts, by family and whether a page brought them, in which Chromium draws an element's letters. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`)
}

test('a Hindi name on the dashboard stands in a font of the site’s own', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'मीरा शर्मा', phone: '9876501972', message: 'घर?' })
  await logIn(page, phone, password)
  const name = page.getByRole('link', { name: 'मीरा शर्मा' }).first()
  await expect(name).toBeVisible()
  await name.evaluate((link) => link.setAttribute('data-seen', ''))
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => fontsOf(page, '[data-seen]')).toContain('Noto Sans Devanagari true')
  for (const font of await fontsOf(page, '[data-seen]')) expect(font).toMatch(/ true$/)
})

test('a public page fetches the font only where such text stands', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const hindi = () => fetched.filter((path) => path.includes('devanagari'))
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(hindi()).toEqual([])
  await page.goto('/privacy-notice')
  await expect.poll(hindi).toHaveLength(1)
})
