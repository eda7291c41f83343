import { createServer, type Server } from 'node:net'

/** A listening socket accepts one connection per turn of the event loop; several sockets share a crowd. */
const LISTENERS = 32

type Address = { host: string; port: number }
type Listener = { port: number; close: () => Promise<unknown> }

export function listenRefusal(error: unknown, { host, port }: Address): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `The port ${port} is taken. Stop what uses it, or set another PORT.`
  if (code === 'EACCES')
    return `An ordinary user may not open the port ${port}. Set a PORT from 1024 on, with a proxy before it, or start as root.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this machine. Leave HOST out to listen on all of them.`
  return undefined
}

/** Port 0 takes a free port. Throws when the port is taken. */
export async function listen(
  server: Server,
  { host, port: requestedPort }: Address,
): Promise<Listener> {
  // Shared ports would be shared with another site of ours, too.
  const port = await freePort(host, requestedPort)
  try {
    await open(server, { host, port, reusePort: true })
  } catch {
    // Not every system can share a port.
    await open(server, { host, port })
    return { port, close: () => close(server) }
  }
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  )
  await Promise.all(others.map((other) => open(other, { host, port, reusePort: true })))
  return { port, close: () => Promise.all([server, ...others].map(close)) }
}

function close(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve))
}

async function freePort(host: string, port: number): Promise<number> {
  const probe = createServer()
  await open(probe, { host, port })
  const address = probe.address()
  await close(probe)
  return typeof address === 'object' && address ? address.port : port
}

function open(server: Server, address: Address & { reusePort?: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
