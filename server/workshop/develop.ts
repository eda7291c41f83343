import { runnerImport } from 'vite'

// The workshop from its sources, which Node alone cannot read: some are TSX.
await runnerImport('./server/workshop/workshop.ts', { configFile: false, logLevel: 'warn' })
