import type { Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { Config } from '#app/config/config.server.ts'
import type { App, createApp } from '#server/app.ts'

import { parseProxies } from './proxies.ts'

export async function builtEdge(server: Server, config: Config): Promise<App> {
  const [{ enforceLimits }, { consoleToLog }, { log }] = await Promise.all([
    import('./limits/limits.ts'),
    import('#server/observability/console-log.ts'),
    import('#server/observability/log.ts'),
  ])
  consoleToLog(log)
  const edge = await appOf(
    await import(new URL('../../build/server/index.js', import.meta.url).href),
    config,
  )
  enforceLimits(server, parseProxies(config.TRUSTED_PROXIES), {
    answerFromCache: edge.answerFromCache,
    handle: listenerFor(() => Promise.resolve(edge)),
    errorPage: edge.errorPage,
    onRefusal: edge.reportRefusal,
  })
  return edge
}

export async function sourceEdge(
  server: Server,
  config: Config,
  onStop: (close: () => Promise<void>) => void,
): Promise<App> {
  const vite = await import('vite')
  const reloader = await vite.createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  onStop(() => reloader.close())
  const apps = new WeakMap<object, Promise<App>>()
  const load = async () => {
    const module = await reloader.ssrLoadModule('./server/app.ts')
    const app = apps.get(module) ?? appOf(module, config)
    apps.set(module, app)
    return app
  }
  const edge = await load()
  const listener = listenerFor(load)
  server.on('request', (request, response) =>
    reloader.middlewares(request, response, () => void listener(request, response)),
  )
  return edge
}

function listenerFor(load: () => Promise<App>) {
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

function appOf(module: object, config: Config): Promise<App> {
  if (isApp(module)) return module.createApp({ config })
  throw new Error('The build is not complete. Run "npm run build".')
}

function isApp(module: object): module is { createApp: typeof createApp } {
  return 'createApp' in module
}
