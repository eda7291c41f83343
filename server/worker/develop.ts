import { createServer } from 'vite'

// Node alone cannot load the worker's sources, some of which are TSX.
const reader = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
await reader.ssrLoadModule('./server/worker/worker.ts')
