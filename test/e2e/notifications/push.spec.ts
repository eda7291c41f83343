import { alertTexts } from '#app/strings/en/alerts.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { logIn, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { expect, hydrated, runCommand, test } from '#test/e2e/helpers/page-test.ts'
import { held } from '#test/e2e/helpers/site.ts'
import { startPushService } from '#test/helpers/site/push-service.ts'
import { startSite } from '#test/helpers/site/site.ts'

const password = 'seven quiet lanterns'
const agent = '9876501293'

test.use({ serviceWorkers: 'allow' })

test('a device shows with the dashboard closed the lead that its person was given, until they sign out', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const service = await startPushService()
  const site = await startSite({
    NODE_ENV: 'production',
    PUSH_HOSTS: service.host,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    NODE_EXTRA_CA_CERTS: service.certificate,
    ...held,
  })
  try {
    runCommand(
      ['cli/staff/add.ts', '--own', '--phone', agent, '--name', 'Asha Menon', '--role', 'agent'],
      `${password}\n`,
      site.folder,
    )
    const context = await browser.newContext({
      baseURL: site.base,
      permissions: ['notifications'],
    })
    // No push service of the browser's own is within reach here.
    const device = service.addDevice()
    await context.addInitScript(({ endpoint, ...keys }) => {
      let made: object | null = null
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(made),
        subscribe: (options: object) => {
          made = { endpoint, options, toJSON: () => ({ endpoint, keys }) }
          return Promise.resolve(made)
        },
      })
    }, device)
    const page = await context.newPage()
    await logIn(page, agent, password)
    await page.goto('/dashboard/account')
    await hydrated(page)
    await page.getByRole('checkbox', { name: alertTexts.switches.push }).check()
    await expect(page.getByText(alertTexts.switches.working)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: alertTexts.switches.push })).toBeChecked()

    const lead = { name: 'Pushed Home', phone: '9800000294', message: 'Call me' }
    await sendEnquiry(context.request, lead)
    await expect.poll(() => service.taken.length, { timeout: 15_000 }).toBe(1)
    const [push] = service.taken
    expect(push?.message).toMatchObject({
      notification: { title: alertTexts.assignedTo('Pushed Home') },
    })

    // A browser that does not know declarative messages has the dashboard's worker show it.
    const worker = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations
        if (registration) resolve(registration.registrationId)
      }),
    )
    await worker.send('ServiceWorker.enable')
    const registrationId = await registered
    const deliver = () =>
      worker.send('ServiceWorker.deliverPushMessage', {
        origin: site.base,
        registrationId,
        data: JSON.stringify(push?.message),
      })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const all = await registration.getNotifications()
        return all.map(({ title, body, data }) => [title, body, data])
      })
    // Told twice it stands there once.
    await deliver()
    await deliver()
    const navigate: unknown = expect.stringMatching(/\/leads\/\d+$/)
    await expect
      .poll(shown)
      .toEqual([[alertTexts.assignedTo('Pushed Home'), alertTexts.noPlace, { navigate }]])

    await page.getByRole('button', { name: navTexts.signOut }).click()
    await expect(page).toHaveURL('/admin')
    await sendEnquiry(context.request, { ...lead, name: 'Signed Out', phone: '9800000295' })

    // At the next sign-in the device gets messages again, without another press.
    const renewed = page.waitForResponse(
      (response) =>
        response.url().endsWith('/dashboard/push-subscriptions') &&
        response.request().method() === 'POST',
    )
    await logIn(page, agent, password)
    expect((await renewed).status()).toBe(204)
    await sendEnquiry(context.request, { ...lead, name: 'Next Morning', phone: '9800000296' })
    await expect.poll(() => service.taken.length, { timeout: 15_000 }).toBe(2)
    const titles = service.taken.map(({ message }) => JSON.stringify(message))
    expect(titles[1]).toContain('Next Morning')
    await context.close()
  } finally {
    await site.stop()
    service.stop()
  }
})
