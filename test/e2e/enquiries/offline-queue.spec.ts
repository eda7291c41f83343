import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import {
  call,
  fill,
  open,
  send,
  thanked,
  thanks,
  toast,
} from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import {
  arrived,
  callKeys,
  countCalls,
  failedCall,
  keep,
  returns,
  unsent,
} from '#test/e2e/helpers/enquiries/queued-form.ts'
import { wholeBrowser } from '#test/e2e/helpers/browser/whole-browser.ts'

test(
  'an enquiry without a connection waits on the device, says so after a reload, and arrives once',
  { tag: '@gate' },
  async ({ page, context }) => {
    const name = 'Waits Offline'
    await open(page)
    await fill(page)
    await context.setOffline(true)
    await keep(page, name, '9700000311')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expectAccessible(page)
    await page.route(call, (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    await hydrated(page)
    await expect(unsent(page)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    expect(await arrived(name)).toHaveLength(0)
    await page.unroute(call)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(toast(page, thanks)).toBeVisible()
    await expect(unsent(page)).toHaveCount(0)
    await expect(page.getByText(thanks).last()).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    expect(await arrived(name)).toHaveLength(1)
  },
)

test('it goes by whichever page is opened next, and the one it was typed into hears of it', async ({
  page,
  context,
}) => {
  const name = 'Waits Elsewhere'
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, name, '9700000312')
  const other = await context.newPage()
  const sent = other.waitForRequest(call)
  await other.goto('/terms')
  const key = (await sent).headers()['idempotency-key']
  expect(key).toMatch(/^\w{32}$/)
  await expect(toast(other, thanks)).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  expect(await arrived(name)).toHaveLength(1)
})

test(
  'an answer that was lost on the way makes no second enquiry',
  { tag: '@gate' },
  async ({ page }) => {
    const name = 'Answer Lost'
    await open(page)
    await page.route(call, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await keep(page, name, '9700000313')
    const tried = failedCall(page)
    await page.getByRole('button', { name: 'Try now' }).click()
    await tried
    await expect(unsent(page)).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(toast(page, thanks)).toBeVisible()
    expect(await arrived(name)).toHaveLength(1)
  },
)

test('what is not wanted any more is not sent, and what is sent by hand waits no longer', async ({
  page,
}) => {
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, 'Not Wanted', '9700000314')
  await page.getByRole('button', { name: 'Don’t send it' }).click()
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not Wanted')
  await keep(page, 'By Hand', '9700000314')
  await page.unroute(call)
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(unsent(page)).toHaveCount(0)
  expect([await arrived('Not Wanted'), await arrived('By Hand')]).toEqual([[], ['Price?']])
})

for (const [index, [way, say]] of inShort(Object.entries(returns)).entries()) {
  test(`who comes back ${way} sees a waiting enquiry go, once, by the key it had`, async ({
    page,
  }) => {
    const name = `Comes Back ${index}`
    await open(page)
    await page.route(call, (route) => route.abort())
    const keys = callKeys(page)
    await keep(page, name, `970000032${index}`)
    const tried = keys().length
    await page.unroute(call)
    await page.evaluate(say)
    await expect(toast(page, thanks)).toBeVisible()
    await expect(unsent(page)).toHaveCount(0)
    for (const again of Object.values(returns)) await page.evaluate(again)
    expect(await arrived(name)).toHaveLength(1)
    expect(keys()).toHaveLength(tried + 1)
    expect([...new Set(keys())]).toEqual([expect.stringMatching(/^\w{32}$/)])
  })
}

test.describe('in a browser that puts pages aside whole', () => {
  const browser = wholeBrowser()

  test('the way back to the page sends what waits there, once', async ({ baseURL }) => {
    const name = 'Comes Back Whole'
    const page = await browser().newPage({ baseURL: baseURL ?? '' })
    const keys = callKeys(page)
    let isAway = true
    await page.route(call, (route) => (isAway ? route.abort() : route.continue()))
    await open(page)
    await keep(page, name, '9700000326')
    const tried = failedCall(page)
    await page.goto('/terms')
    await tried
    await expect(page.getByText(thanks)).toHaveCount(0)
    expect(await arrived(name)).toHaveLength(0)
    isAway = false
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/connect')
    await expect(toast(page, thanks)).toBeVisible()
    await expect(unsent(page)).toHaveCount(0)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    expect(await arrived(name)).toHaveLength(1)
    expect(new Set(keys()).size).toBe(1)
    await page.close()
  })
})

test('what is said in one breath sends it once', async ({ page }) => {
  const name = 'All At Once'
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, name, '9700000323')
  await page.unroute(call)
  const calls = countCalls(page)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('online'))
  })
  await expect(toast(page, thanks)).toBeVisible()
  expect(await arrived(name)).toHaveLength(1)
  expect(calls()).toBe(1)
})

test('a page that no one sees sends nothing until it is seen', async ({ page }) => {
  const name = 'Hidden Page'
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, name, '9700000324')
  await page.unroute(call)
  const calls = countCalls(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // A sender has had the time of another call.
  await page.evaluate(() => fetch('/healthz').then(({ status }) => status))
  await expect(unsent(page)).toBeVisible()
  expect(calls()).toBe(0)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(toast(page, thanks)).toBeVisible()
  expect([calls(), (await arrived(name)).length]).toEqual([1, 1])
})

test('a server that has too much to do, or fails, is asked again later', async ({ page }) => {
  const name = 'Too Much To Do'
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, name, '9700000325')
  await page.unroute(call)
  for (const status of [429, 500]) {
    const json = { statusCode: String(status), message: 'Come again later.' }
    await page.route(call, (route) => route.fulfill({ status, json }))
    const answered = page.waitForResponse(call)
    await page.getByRole('button', { name: 'Try now' }).click()
    expect((await answered).status()).toBe(status)
    await expect(unsent(page)).toBeVisible()
    await page.unroute(call)
  }
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(toast(page, thanks)).toBeVisible()
  expect(await arrived(name)).toHaveLength(1)
})

test('a connection that is gone before the script came leaves what is typed', async ({
  page,
  context,
}) => {
  await page.goto('/connect')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await context.setOffline(true)
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
  await fill(page, { Name: 'Typed Before', Phone: '9700000315' })
  await send(page).click()
  expect(await said).toBe(enquiryTexts.failed)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed Before')
  await context.setOffline(false)
  await send(page).click()
  await expect(thanked(page)).toBeVisible()
  expect(await arrived('Typed Before')).toHaveLength(1)
})
