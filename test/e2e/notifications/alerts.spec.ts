import type { BrowserContext, Page } from '@playwright/test'

import { alertTexts } from '#app/strings/en/alerts.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { menuLink, openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const password = 'seven quiet lanterns'
const owner = '9876501321'
const agent = '9876501322'

declare global {
  interface Window {
    isLookedAt: boolean
    told: EventTarget[]
    titles: string[]
    notes: number
  }
}

type Stub = { permission: NotificationPermission; audio: AudioContextState }

/** No one looks at the tabs, and what they would show and sound is noted. */
async function stub(context: BrowserContext, given: Stub): Promise<void> {
  await context.addInitScript(({ permission, audio }: Stub) => {
    window.isLookedAt = false
    window.told = []
    window.titles = []
    window.notes = 0
    Document.prototype.hasFocus = () => window.isLookedAt
    class Shown extends EventTarget {
      static permission = permission
      static requestPermission = () => Promise.resolve(permission)
      constructor(title: string) {
        super()
        window.told.push(this)
        window.titles.push(title)
      }
      close() {}
    }
    const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    class Silent {
      state = audio
      currentTime = 0
      destination = {}
      resume = () => new Promise<void>(() => {})
      createGain = () => ({ gain: param, connect() {} })
      createOscillator = () => ({
        frequency: {},
        connect: (next: object) => next,
        start: () => (window.notes += 1),
        stop() {},
      })
    }
    Object.assign(window, { Notification: Shown, AudioContext: Silent })
  }, given)
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await hydrated(tab)
  await expect(tab.getByText(listTexts.live, { exact: true })).toBeVisible()
  return tab
}

function dueOf(page: Page): Promise<number> {
  return page
    .locator('.dashboard-follow-ups [aria-hidden]')
    .allTextContents()
    .then(([text = '0']) => Number(text))
}

const sum = async (tabs: readonly Page[], read: (tab: Page) => Promise<number>) =>
  (await Promise.all(tabs.map(read))).reduce((all, one) => all + one, 0)
const toldIn = (tabs: readonly Page[]) => sum(tabs, (tab) => tab.evaluate(() => window.told.length))
/** A sound has two notes. */
const soundsIn = (tabs: readonly Page[]) => sum(tabs, (tab) => tab.evaluate(() => window.notes / 2))

test.beforeAll(async () => {
  await addStaff(owner, 'Alert Owner', password)
  await addStaff(agent, 'Alert Agent', password, 'agent')
})

test(
  'a new lead stands in the title of every tab, comes once by sound and notification, and is due',
  { tag: '@gate' },
  async ({ context, page: first }) => {
    await stub(context, { permission: 'granted', audio: 'running' })
    await openLeads(first, owner)
    await first.goto('/dashboard/account')
    await hydrated(first)
    for (const name of ['Sound', alertTexts.switches.notification])
      await expect(first.getByRole('checkbox', { name })).not.toBeChecked()
    await first.getByRole('checkbox', { name: alertTexts.switches.sound }).check()
    await first.getByRole('checkbox', { name: alertTexts.switches.notification }).check()
    expect(await soundsIn([first])).toBe(1)
    await expectAccessible(first)
    await first.reload()
    await hydrated(first)
    await expect(first.getByRole('checkbox', { name: alertTexts.switches.sound })).toBeChecked()
    await expect(first.getByText(listTexts.live, { exact: true })).toBeVisible()

    const second = await openTab(context, '/dashboard')
    const tabs = [first, second]
    const due = await dueOf(second)
    await sendEnquiry(context.request, {
      name: 'Farah Alert',
      phone: '9800000291',
      message: 'May we see it?',
    })
    await expect(first).toHaveTitle(`(1) ${ownTexts.title}`)
    await expect(second).toHaveTitle('(1) Leads')
    await expect.poll(() => toldIn(tabs)).toBe(1)
    await expect.poll(() => soundsIn(tabs)).toBe(1)
    for (const tab of tabs) await expect.poll(() => dueOf(tab)).toBe(due + 1)

    await second.getByRole('link', { name: navTexts.visits, exact: true }).click()
    await expect(second).toHaveTitle(/^\(1\) /)
    await sendEnquiry(context.request, {
      name: 'Gita Alert',
      phone: '9800000292',
      message: 'And the price?',
    })
    await expect(first).toHaveTitle(`(2) ${ownTexts.title}`)
    await expect.poll(() => toldIn(tabs)).toBe(2)
    await expect.poll(() => soundsIn(tabs)).toBe(2)
    const titles = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.titles)))
    expect(titles.flat()).toEqual([
      alertTexts.newLead('Farah Alert'),
      alertTexts.newLead('Gita Alert'),
    ])

    await second.evaluate(() => {
      window.isLookedAt = true
      window.dispatchEvent(new Event('focus'))
    })
    await expect(first).toHaveTitle(ownTexts.title)
    await expect(second).not.toHaveTitle(/^\(/)

    // A press on the notification shows the lead.
    const teller = (await toldIn([first])) > 0 ? first : second
    await teller.evaluate(() => window.told.at(-1)?.dispatchEvent(new Event('click')))
    await expect(teller.getByRole('heading', { name: 'Gita Alert', level: 2 })).toBeVisible()
  },
)

test('what a browser holds back is said, with what to do', async ({ context, page }) => {
  await stub(context, { permission: 'denied', audio: 'suspended' })
  await openLeads(page, owner)
  await page.goto('/dashboard/account')
  await hydrated(page)
  await page.getByRole('checkbox', { name: alertTexts.switches.notification }).click()
  await expect(page.getByText(alertTexts.switches.denied)).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: alertTexts.switches.notification }),
  ).not.toBeChecked()
  await page.getByRole('checkbox', { name: alertTexts.switches.sound }).click()
  await expect(page.getByText(alertTexts.switches.soundBlocked)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(listTexts.live, { exact: true })).toBeVisible()
  await sendEnquiry(page.request, { name: 'Held Back', phone: '9800000293', message: 'Price?' })
  const said = page.getByText(alertTexts.blocked)
  await expect(said).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(said).toHaveCount(0)
  expect(await toldIn([page])).toBe(0)
})

test.describe('on an iPhone, outside an installed dashboard', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1' })

  test('the dashboard says how it is put on the home screen, which is what pushing needs there', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await openLeads(page, owner)
    await page.setViewportSize({ width: 390, height: 844 })
    await (await menuLink(page, navTexts.alerts)).click()
    await expect(page.getByRole('checkbox', { name: alertTexts.switches.push })).toBeDisabled()
    await expect(page.getByText(alertTexts.switches.install)).toBeInViewport()
    await expectAccessible(page)
  })
})
