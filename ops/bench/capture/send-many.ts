import { Agent, request } from 'node:http'

const SENDERS = 32

/** `acknowledged` had status 200; `p50` and `p99` are their milliseconds. */
export type Sent = { acknowledged: number; refused: number; p50: number; p99: number }

let serial = 0

/** Sends distinct enquiries on 32 kept connections, each from its own address: the site limits one address to twelve at a time. */
export async function sendMany(address: string, seconds: number): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const until = performance.now() + seconds * 1000
  const durations: number[] = []
  let refused = 0

  async function sender(_: unknown, index: number): Promise<void> {
    while (performance.now() < until) {
      const began = performance.now()
      const status = await send(address, agent, `127.0.1.${index + 1}`)
      if (status === 200) durations.push(performance.now() - began)
      else refused += 1
    }
  }

  await Promise.all(Array.from({ length: SENDERS }, sender))
  agent.destroy()
  durations.sort((one, other) => one - other)
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN
  return { acknowledged: durations.length, refused, p50: at(0.5), p99: at(0.99) }
}

function send(address: string, agent: Agent, localAddress: string): Promise<number> {
  serial += 1
  const body = JSON.stringify({
    meta: { pid: 'northlight' },
    pay: {
      name: 'Asha Rao',
      phone: `9${String(100_000_000 + (serial % 900_000_000))}`,
      email: 'asha@example.com',
      message: `A plot near the metro, please. ${serial}`,
    },
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    pid: 'northlight',
    'idempotency-key': `bench ${process.pid} ${serial}`,
  }
  return new Promise((resolve) => {
    const options = { method: 'POST', agent, headers, localAddress }
    const clientRequest = request(`${address}/api/v1/user/connect`, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    clientRequest.once('error', () => resolve(0))
    clientRequest.end(body)
  })
}
