import { connect, type Socket } from 'node:net'

/** What one connection got, by hand: every byte that is sent is the test's own. */
export type Wire = { socket: Socket; text: () => string; ended: Promise<string> }

/** Opens a connection and sends `data`; a connection that is reset has simply ended. */
export function wire(port: number, data = '', from?: string): Wire {
  const socket = connect({
    port,
    host: '127.0.0.1',
    ...(from !== undefined && { localAddress: from }),
  })
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  socket.write(data)
  return { socket, text: () => text, ended }
}

/** The status lines of all answers in the order in which they came. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
