import { createServer, type Server } from 'node:http'

import { expect, test } from '#test/e2e/helpers/page-test.ts'

const OURS = ['/', '/connect', '/admin', '/nowhere', '/api/openapi.json']

test('a page of another origin cannot show any of ours in a frame, but its own', async ({
  site,
  browser,
}) => {
  const sources = [...OURS.map((path) => site.base + path), '/inner']
  const frames = sources.map((source) => `<iframe src="${source}"></iframe>`).join('')
  const other = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(request.url === '/inner' ? '<p>Inside.' : frames)
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const page = await browser.newPage()
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.text().includes("frame-ancestors 'none'")) refusals.push(message.text())
  })
  try {
    await page.goto(addressOf(other))
    await expect(page.frameLocator('iframe').last().getByText('Inside.')).toBeVisible()
    await expect.poll(() => refusals.length).toBe(OURS.length)
    const shown = page.frames().map((frame) => URL.parse(frame.url())?.protocol)
    expect(shown.filter((protocol) => protocol === 'chrome-error:')).toHaveLength(OURS.length)
  } finally {
    await page.close()
    other.close()
  }
})

function addressOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}
