// Asks a side process for one job; stays, unless it is told to leave.
import { sideProcess } from '#app/lib/work/side-process.server.ts'

const side = sideProcess('test/side-jobs.ts', {
  env: {},
  execArgv: [],
  jobMs: 20_000,
  idleMs: 20_000,
  mostBytes: 1e9,
})
const stays = setInterval(() => {}, 1000)
process.stdout.write(`side ${String(await side.ask({ does: 'say', ms: 0 }))}\n`)
if (process.argv[2] === 'leave') clearInterval(stays)
