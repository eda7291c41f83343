import { spawnSync } from 'node:child_process'

import { createServer, type Plugin } from 'vite'

import type * as edgeModule from '../server/app.ts'
import { peers } from './app.ts'

type Edge = Pick<typeof edgeModule, 'answer' | 'close'>

/** The sources call React as it is in production, which is how the tests have it. */
const forProduction: Plugin = {
  name: 'for-production',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
}

/** The site with a catalogue of so many listings, of which all but today's are generated (bench/growth). */
export async function growSite(listings: number) {
  process.env['GROWTH_LISTINGS'] = String(listings)
  const sources = await createServer({
    configFile: 'bench/growth/vite.config.ts',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    plugins: [forProduction],
    logLevel: 'error',
  })
  const edge = toEdge(await sources.ssrLoadModule('./server/app.ts'))
  return {
    ask: (path: string) => edge.answer(new Request(`http://homes.test${path}`), peers.visitor),
    close: async () => {
      await edge.close()
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

function toEdge(module: object): Edge {
  if (!isEdge(module)) throw new Error('server/app.ts answers no requests.')
  return module
}

function isEdge(module: object): module is Edge {
  return 'answer' in module && 'close' in module
}
