import { onLanes, pause } from '#ops/nightly/load/lanes.ts'
import { ended, open } from '#ops/nightly/load/speak.ts'
import type { Attack, Target } from '#ops/nightly/load/target.ts'

const REQUEST = 'GET /brochures/lodha-goa.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n'
const HELD_MS = 10_000

export const pipelining: Attack = {
  name: 'pipelining',
  sentence: 'Four sockets send 1,000 requests for a brochure at once and never read',
  run: (target) => onLanes(target, 4, () => burst(target)),
}

async function burst(target: Target): Promise<void> {
  const socket = open(target, '127.1.0.1')
  socket.pause()
  socket.write(REQUEST.repeat(1000))
  // A client that never reads learns of the other side's end only by writing.
  const ping = setInterval(() => socket.write('\r\n'), 1000)
  const isCut = await Promise.race([
    ended(socket).then(() => true),
    pause(target, HELD_MS).then(() => false),
  ])
  clearInterval(ping)
  socket.destroy()
  target.count(isCut && !target.signal.aborted ? 'ended by the site' : 'held 10 s')
}
