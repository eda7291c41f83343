import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const CONNECTIONS = 32

/** Cached pages per second through the proxy; throws if the proxy refuses one. */
export async function pagesPerSecond(address: string, seconds: number): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await promisify(execFile)('wrk', [...args, `${address}/connect`])
  if (stdout.includes('Non-2xx')) throw new Error(`Pages were refused:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
