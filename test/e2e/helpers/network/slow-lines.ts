import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { endLine, rowLine, totalLine } from '#app/leads/export/file/lead-lines.ts'

/** Stands between the page and the leads of its file: a half of them comes, the rest when the test says. */
export type SlowLines = {
  /** Lets the other half come. */
  letGo: () => void
  /** Cuts the connection. */
  cut: () => void
  /** Waits until the page has hung up. */
  left: Promise<void>
  stop: () => Promise<void>
}

const [HALF, TOTAL] = [30, 60]

export async function holdLines(page: Page): Promise<SlowLines> {
  const rows = Array.from({ length: TOTAL }, (_, index) =>
    rowLine([`98${index}`, 'Asha', '', '', '']),
  )
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  let answer: ServerResponse | undefined
  const server = createServer((_request, response) => {
    answer = response
    response.on('close', leave)
    response.setHeader('content-type', 'application/jsonl')
    response.write(totalLine(TOTAL) + rows.slice(0, HALF).join(''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = isInternet(address) ? address.port : 0
  await page.route('**/leads.jsonl*', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  )
  return {
    letGo: () => void answer?.end(rows.slice(HALF).join('') + endLine(TOTAL)),
    cut: () => void answer?.destroy(),
    left,
    async stop() {
      await page.unroute('**/leads.jsonl*')
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isInternet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
