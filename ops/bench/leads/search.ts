import { runnerImport } from 'vite'

// Vite loads the catalogue, because plain Node has no `import.meta.glob`.
await runnerImport('./ops/bench/leads/measure-search.ts', { configFile: false, logLevel: 'warn' })
