import type { Page } from '@playwright/test'

import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, test } from '#test/e2e/helpers/page-test.ts'

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

/** Names as people of India write their own, and the font that has the letters. */
const NAMES = {
  'मीरा शर्मा': 'Noto Sans',
  'অনন্যা সেন': 'Noto Sans Bengali',
  'ਗੁਰਪ੍ਰੀਤ ਕੌਰ': 'Noto Sans Gurmukhi',
  'હીરલ પટેલ': 'Noto Sans Gujarati',
  'மீனா குமார்': 'Noto Sans Tamil',
  'లక్ష్మి రావు': 'Noto Sans Telugu',
  'ಕಾವ್ಯ ಗೌಡ': 'Noto Sans Kannada',
  'അഞ്ജലി നായർ': 'Noto Sans Malayalam',
  'ସୁଚିତ୍ରା ଦାସ': 'Noto Sans Oriya',
  'عائشہ خان': 'Noto Sans Arabic',
}

test('a name in any script of India stands in a font of the dashboard’s own', async ({
  page,
  request,
}) => {
  const names = Object.entries(NAMES)
  for (const [at, [name]] of names.entries())
    await sendEnquiry(request, { name, phone: `98765019${80 + at}`, message: 'Plot?' })
  await openLeads(page, phone)
  for (const [name, font] of names) {
    const link = page.getByRole('link', { name }).first()
    await expect(link).toBeVisible()
    await link.evaluate((seen) => {
      for (const before of document.querySelectorAll('[data-seen]'))
        before.removeAttribute('data-seen')
      seen.setAttribute('data-seen', '')
    })
    await expect.poll(() => fontsOf(page, '[data-seen]'), name).toContain(`${font} true`)
    const others = async () =>
      (await fontsOf(page, '[data-seen]')).filter((each) => !each.endsWith(' true'))
    await expect.poll(others, name).toEqual([])
  }
})

test('every weight of a heading is drawn in the font of the site', async ({ page }) => {
  await page.goto('/how-we-check')
  await page.evaluate(() => document.fonts.ready)
  for (const selector of ['h1', 'main h2', '.logo span'])
    await expect.poll(() => fontsOf(page, selector), selector).toEqual(['Petrona true'])
})

test('a public page fetches the font only where such text stands', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const hindi = () => fetched.filter((path) => /devanagari-(?!link)/.test(path))
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(hindi()).toEqual([])
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/privacy-notice')
  await expect.poll(() => fontsOf(page, 'a[lang=hi]')).toEqual(['Noto Sans true'])
  await page.locator('a[lang=hi]').click()
  await expect.poll(hindi).toHaveLength(1)
  await expect.poll(() => fontsOf(page, '#hi')).toContain('Noto Sans true')
})
