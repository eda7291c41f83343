import { projectTexts } from '#app/strings/en/projects.ts'
import { fill, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { layerOf, onSiteWith, ownView, question } from '#test/e2e/helpers/network/google.ts'
import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'

test.describe('Google Analytics', () => {
  const { open, allow, viewsSent, base, requests: asked } = onSiteWith('G-AB12CD34EF')

  test('allowed, the page itself and each one after it is counted once, where it came from too', async ({
    page,
  }) => {
    await allow(page, '/?utm_source=mail&gclid=7')
    await expect(question(page)).toBeHidden()
    expect(asked().scripts).toEqual([SCRIPT])
    const card = page.locator('.grid--highlights .card a').first()
    const next = await card.getAttribute('href')
    await card.click()
    await expect.poll(viewsSent).toEqual(['/', next])
    await hydrated(page)
    await page.goBack()
    await expect.poll(viewsSent).toEqual(['/', next, '/'])
    expect(asked().scripts).toEqual([SCRIPT, SCRIPT, SCRIPT])
    expect(asked().sent[0]).toContain('"ad_storage":"denied"')
    expect(asked().sent.join()).not.toMatch(/"ad_\w+":"granted"|gclid/)
    const views = asked().sent.filter((one) => one.includes('["event","page_view"'))
    expect(views[0]).toContain(`"page_location":"${base()}/?utm_source=mail"`)
    expect(views[1]).toContain(`"page_referrer":"${base()}/"`)
  })

  test('a page that the browser had put aside is counted when it is shown again', async ({
    page,
  }) => {
    await allow(page, '/about')
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect.poll(viewsSent).toEqual(['/about', '/about'])
  })

  test(
    'nothing that a visitor types reaches the data layer or Google',
    { tag: '@gate' },
    async ({ page }) => {
      const typed = { Name: 'Zebulon Quill', Phone: '9812345670', Email: 'zq@example.com' }
      await allow(page, '/lodha-goa')
      const layers: string[] = []
      await fill(page, { ...typed, Message: 'A corner plot for Grandmother' })
      await send(page).click()
      // It covers the phone link.
      await toast(page, thanks).getByRole('button').click()
      await expect.poll(() => asked().sent.join()).toContain('"generate_lead"')
      await page.evaluate(() => {
        window.addEventListener('click', (event) => event.preventDefault())
      })
      await page.locator('.header-phone').click()
      await expect.poll(() => asked().sent.join()).toContain('"contact"')
      layers.push(...(await layerOf(page)))
      await open(page, '/lodha-goa')
      await page.locator('.header-search > summary').click()
      await page.locator('.header-search').getByLabel(projectTexts.search).fill('Quillwords')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=Quillwords/)
      await hydrated(page)
      await expect.poll(() => layerOf(page)).not.toHaveLength(0)
      layers.push(...(await layerOf(page)))
      // A page that comes from the search tells where from, not what for.
      await page.getByRole('link', { name: 'About' }).first().click()
      await expect.poll(viewsSent).toContain('/about')
      expect(asked().sent.join()).toContain(`"page_referrer":"${base()}/projects"`)
      layers.push(...(await layerOf(page)))

      const everything = [...layers, ...asked().sent, ...asked().scripts].join('\n')
      for (const word of [
        'Zebulon',
        'Quill',
        '98123',
        '45670',
        'zq@',
        'example.com',
        'Grandmother',
      ])
        expect(everything).not.toContain(word)
      expect(asked().sent.filter((one) => one.includes('generate_lead'))).toEqual([
        expect.stringContaining('{"page_path":"/lodha-goa","project":"lodha-goa"}'),
      ])
      expect(asked().sent.filter((one) => one.includes('"contact"'))).toEqual([
        expect.stringContaining('{"page_path":"/lodha-goa","project":"lodha-goa","kind":"call"}'),
      ])
    },
  )

  test('where words or secrets stand in the address, and on the staff side, Google never is', async ({
    page,
  }) => {
    await allow(page)
    const before = asked().scripts.length
    await page.locator('main a[href="/projects"]').first().click()
    await expect(page).toHaveURL(/projects$/)
    await hydrated(page)
    await page.getByLabel('Search').first().fill('qwertz')
    await expect(page).toHaveURL(/q=qwertz/)
    for (const path of ['/visit/lodha-goa', '/calculators/emi', '/shortlist', '/admin']) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
    }
    expect(asked().scripts).toHaveLength(before)
    expect(await layerOf(page)).toEqual([ownView('/admin')])
    await expect(page.getByRole('button', { name: 'Analytics choice' })).toHaveCount(0)
  })
})

test.describe('a container of Tag Manager', () => {
  const {
    allow: allowThere,
    requests: askedThere,
    viewsSent: viewsThere,
  } = onSiteWith('GTM-AB12CD3')

  test('gets the same events in its own form', async ({ page }) => {
    await allowThere(page, '/lodha-goa')
    expect(askedThere().scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
    const [first, second, third, ...rest] = await layerOf(page)
    expect(first).toContain('["consent","default"')
    expect(second).toBe('["consent","update",{"analytics_storage":"granted"}]')
    expect(third).toMatch(/^\{"gtm\.start":\d+,"event":"gtm\.js"\}$/)
    expect(rest).toEqual([ownView('/lodha-goa')])
    expect(rest[0]).toContain('"page_location":')
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect.poll(viewsThere).toEqual(['/lodha-goa', '/lodha-goa'])
  })
})
