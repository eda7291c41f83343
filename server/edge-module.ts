import type { Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { Config } from '../app/config.server.ts'
import type * as edgeModule from './app.ts'
import { parseProxies } from './proxies.ts'

/** What answers requests, and what the server asks of it besides. */
export type Edge = Pick<
  typeof edgeModule,
  | 'answer'
  | 'answerAtOnce'
  | 'close'
  | 'drain'
  | 'draw'
  | 'noteRefusal'
  | 'noteSecrets'
  | 'prepare'
  | 'warnings'
>

/** The built site, behind the door that stands between it and the network. */
export async function builtEdge(server: Server, config: Config): Promise<Edge> {
  const [{ openDoor }, { consoleToLog }, { log }] = await Promise.all([
    import('./door/front-door.ts'),
    import('./console-log.ts'),
    import('./log.ts'),
  ])
  consoleToLog(log)
  const edge = toEdge(await import(new URL('../build/server/index.js', import.meta.url).href))
  openDoor(server, parseProxies(config.TRUSTED_PROXIES), {
    atOnce: edge.answerAtOnce,
    inTurn: listenerFor(() => Promise.resolve(edge)),
    onRefusal: edge.noteRefusal,
  })
  return edge
}

/** The sources themselves, loaded again as they change; the page follows by itself. */
export async function sourceEdge(
  server: Server,
  onStop: (close: () => Promise<void>) => void,
): Promise<Edge> {
  const vite = await import('vite')
  const reloader = await vite.createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  onStop(() => reloader.close())
  const load = async () => toEdge(await reloader.ssrLoadModule('./server/app.ts'))
  const edge = await load()
  const listener = listenerFor(load)
  server.on('request', (request, response) =>
    reloader.middlewares(request, response, () => void listener(request, response)),
  )
  return edge
}

function listenerFor(load: () => Promise<Edge>) {
  return getRequestListener(
    async (request, { incoming }) => {
      const sent =
        'rawBody' in incoming && incoming.rawBody instanceof Buffer ? incoming.rawBody : undefined
      return (await load()).answer(request, incoming.socket.remoteAddress, sent)
    },
    // For HTTP/1.0, which names no host.
    { hostname: 'localhost' },
  )
}

function toEdge(module: object): Edge {
  if (isEdge(module)) return module
  throw new Error('The build is not complete. Run "npm run build".')
}

function isEdge(module: object): module is Edge {
  const ofRequests = ['answer', 'answerAtOnce', 'noteRefusal']
  const names = [...ofRequests, 'close', 'drain', 'draw', 'noteSecrets', 'prepare', 'warnings']
  return names.every((name) => name in module)
}
