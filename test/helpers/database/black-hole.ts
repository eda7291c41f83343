import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A TCP address in front of PostgreSQL's socket whose connections can be cut off without a word, as a
 * firewall or a dead host does: what is sent is taken, and nothing ever comes back.
 */
export async function blackHole(socketFolder: string) {
  const pairs: { near: Socket; far: Socket }[] = []
  const swallowed = new WeakSet<Socket>()
  let isShut = false
  const server = createServer((near) => {
    const far = connect(`${socketFolder}/.s.PGSQL.5432`)
    pairs.push({ near, far })
    if (isShut) swallowed.add(near)
    near.on('data', (chunk) => swallowed.has(near) || far.write(chunk))
    far.on('data', (chunk) => swallowed.has(near) || near.write(chunk))
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How many connections were ever made. */
    made: () => pairs.length,
    /** From now on the connections that exist are dead; new ones work, unless it is shut. */
    swallow: ({ shut = false } = {}) => {
      isShut = shut
      for (const { near } of pairs) swallowed.add(near)
    },
    /** New connections work again. */
    open: () => {
      isShut = false
    },
    close: () => {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}
