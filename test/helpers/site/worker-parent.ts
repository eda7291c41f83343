// Asks a worker for one job; stays, unless the test says to leave.
import { openWorker } from './open-worker.ts'

const worker = openWorker()
const stays = setInterval(() => {}, 1000)
process.stdout.write(`worker ${String(await worker.run({ does: 'say', ms: 0 }))}\n`)
if (process.argv[2] === 'leave') clearInterval(stays)
