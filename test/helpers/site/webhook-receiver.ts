import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

import { Webhook } from 'standardwebhooks'

/** What a receiver was sent; `message` only where the signature was right. */
export type TakenHook = { id: string; status: number; message: unknown; path: string }

/** A program that takes webhooks: it answers 204, or as the test says; 0 keeps its sender waiting. */
export type WebhookReceiver = {
  url: string
  taken: TakenHook[]
  answerNext: (...statuses: number[]) => void
  stop: () => void
}

export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const webhook = new Webhook(secret)
  const taken: TakenHook[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const status = statuses.shift() ?? 204
      const message: unknown = webhook.verify(body, headers)
      taken.push({ id: headers['webhook-id'] ?? '', status, message, path: request.url ?? '' })
      if (status > 0) answer(response, status)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    taken,
    answerNext: (...next) => statuses.push(...next),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { Location: '/elsewhere' }).end()
}
