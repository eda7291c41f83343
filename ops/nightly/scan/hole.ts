import { createServer, type Server } from 'node:http'

import { queryDatabase } from '#ops/nightly/load/database.ts'

/** A site with two holes, and an address that no request should reach. */
export type Hole = { base: URL; requests: string[]; close: () => Promise<void> }

const PAGE =
  '<!doctype html><title>Hole</title><form action="/found"><input name="q" value="a"></form>'

/** Each scanner must find these first: `q` goes unescaped into a statement and into a page. */
export async function openHole(dataFolder: string): Promise<Hole> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/endpoint/')) {
      // Wapiti itself reads the results of its endpoint.
      if (!url.pathname.includes('/get_')) requests.push(url.pathname)
      response.setHeader('Content-Type', 'application/json')
      response.end('{}')
      return
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (url.pathname !== '/found') {
      response.end(PAGE)
      return
    }
    void found(dataFolder, url.searchParams.get('q') ?? '').then(
      (text) => response.end(text),
      // Wapiti knows PostgreSQL's errors by PHP's wording.
      (error: unknown) => response.writeHead(500).end(`PostgreSQL query failed: ${String(error)}`),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    base: new URL(`http://127.0.0.1:${portOf(server)}`),
    requests,
    close: () => closed(server),
  }
}

async function found(dataFolder: string, q: string): Promise<string> {
  const { rows } = await queryDatabase(dataFolder, (client) =>
    client.query(`select name from (values ('a'), ('b')) as known (name) where name = '${q}'`),
  )
  const resultText =
    rows.length === 0 ? 'No one of this name is known here.' : 'There is someone of it.'
  return `${PAGE}<h1>${q}</h1><p>${resultText}</p>`
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => void server.close(() => done()))
}
