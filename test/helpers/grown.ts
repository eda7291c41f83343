import { spawnSync } from 'node:child_process'

import { createServer, type Plugin } from 'vite'

import type { App, createApp } from '#server/app.ts'

import { peers } from './site/app.ts'

/** The sources call React as it is in production, which is how the tests have it. */
const forProduction: Plugin = {
  name: 'for-production',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
}

/** The site with a catalogue of so many projects, of which all but today's are generated (ops/bench/growth). */
export async function growSite(projectCount: number) {
  process.env['GROWTH_PROJECTS'] = String(projectCount)
  const sources = await createServer({
    configFile: 'ops/bench/growth/vite.config.ts',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    plugins: [forProduction],
    logLevel: 'error',
  })
  const app = await appOf(await sources.ssrLoadModule('./server/app.ts'))
  return {
    fetchPath: (path: string) => app.answer(new Request(`http://homes.test${path}`), peers.visitor),
    close: async () => {
      await app.close()
      await sources.close()
      writeTypes()
    },
  }
}

/** Vite's server has written the types of the routes in production; who works on the site has more. */
function writeTypes(): void {
  spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen'], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
}

async function appOf(module: object): Promise<App> {
  if (!isApp(module)) throw new Error('server/app.ts creates no app.')
  const { config } = await import('#app/config/config.server.ts')
  return module.createApp({ config })
}

function isApp(module: object): module is { createApp: typeof createApp } {
  return 'createApp' in module
}
