// Asks a worker for one job; stays, unless the test says to leave.
import { openSide } from './open-side.ts'

const side = openSide()
const stays = setInterval(() => {}, 1000)
process.stdout.write(`side ${String(await side.run({ does: 'say', ms: 0 }))}\n`)
if (process.argv[2] === 'leave') clearInterval(stays)
