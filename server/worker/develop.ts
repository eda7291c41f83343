import { createServer } from 'vite'

// The workshop from its sources, which Node alone cannot read: some are TSX.
const reader = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
await reader.ssrLoadModule('./server/worker/worker.ts')
