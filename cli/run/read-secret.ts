import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Typed without echo, or piped in; never an argument, which other users of the machine could read. */
export async function readSecret(question: string): Promise<string> {
  return stdin.isTTY ? promptSecret(question) : firstLine()
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  throw new Error('Nothing was given on standard input.')
}

async function promptSecret(question: string): Promise<string> {
  stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: silent, terminal: true })
  const stopped = new AbortController()
  terminal.once('SIGINT', () => stopped.abort())
  try {
    return await terminal.question('', { signal: stopped.signal })
  } catch {
    throw new Error('Stopped; nothing was changed.')
  } finally {
    terminal.close()
    stdout.write('\n')
  }
}
