import { onLanes, pause } from '#ops/nightly/load/lanes.ts'
import { ended, open } from '#ops/nightly/load/speak.ts'
import type { Attack } from '#ops/nightly/load/target.ts'

const ADDRESSES = 8

export const sockets = idle('sockets', 2000)
export const manySockets = idle('many-sockets', 5000)

/** Connections from eight addresses that stay idle. */
function idle(name: string, count: number): Attack {
  return {
    name,
    sentence: `${count.toLocaleString('en-IN')} connections from eight addresses stay open and idle`,
    run: (target) =>
      onLanes(target, count, async (lane) => {
        await pause(target, target.random.below(1000))
        const socket = open(target, `127.3.0.${1 + (lane % ADDRESSES)}`)
        socket.resume()
        if (Math.floor(lane / ADDRESSES) % 2 === 0)
          socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
        const isCut = await Promise.race([
          ended(socket).then(() => true),
          pause(target, 600_000).then(() => false),
        ])
        socket.destroy()
        target.count(isCut && !target.signal.aborted ? 'ended by the site' : 'held')
        // Retries a refused connection after a second, as a tool does.
        await pause(target, 1000)
      }),
  }
}
