import type { Socket } from 'node:net'

import { onLanes, pause } from '#ops/nightly/load/lanes.ts'
import { picturePaths } from '#ops/nightly/load/site-names.ts'
import { ended, open } from '#ops/nightly/load/speak.ts'
import type { Attack, Target } from '#ops/nightly/load/target.ts'

const SOCKETS = 300

export const slowReaders: Attack = {
  name: 'slow-readers',
  sentence: '300 sockets read, or send headers or a body, a byte a second',
  run: async (target) => {
    const large = picturePaths().filter((path) => /-2560-\d\.webp$/.test(path))
    const ways = [
      (socket: Socket) => readSlowly(target, socket, large),
      (socket: Socket) => sendSlowly(target, socket, HEADERS),
      (socket: Socket) => sendSlowly(target, socket, BODY),
    ]
    await onLanes(target, SOCKETS, async (lane) => {
      const socket = open(target, `127.2.0.${1 + (lane % 6)}`)
      await ways[lane % ways.length]?.(socket)
      socket.destroy()
      target.count(target.signal.aborted ? 'held' : 'ended by the site')
      await pause(target, 500)
    })
  },
}

const HEADERS = { at: 40, text: `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(4000)}` }
const BODY = {
  at: 120,
  text: `POST /connect HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nname=${'a'.repeat(8990)}`,
}

async function readSlowly(target: Target, socket: Socket, large: string[]): Promise<void> {
  const paths = ['/', '/projects', '/search-index.json', '/brochures/lodha-goa.pdf', ...large]
  const path = paths[target.random.below(paths.length)] ?? '/'
  // One answer fits into the system's buffers; eight do not.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(8))
  socket.on('readable', () => {})
  await everySecond(target, socket, () => void socket.read(1))
}

async function sendSlowly(
  target: Target,
  socket: Socket,
  { at, text }: { at: number; text: string },
): Promise<void> {
  let sent = at
  socket.resume()
  socket.write(text.slice(0, at))
  await everySecond(target, socket, () => {
    socket.write(text.slice(sent, sent + 1))
    sent += 1
  })
}

async function everySecond(target: Target, socket: Socket, step: () => void): Promise<void> {
  const timer = setInterval(step, 1000)
  await Promise.race([ended(socket), pause(target, 600_000)])
  clearInterval(timer)
}
