import { spawn } from 'node:child_process'

import type { Attack, Target } from '#ops/nightly/load/target.ts'

const PROGRAM = 'slowhttptest'
/** Per way; together within one address's limit. */
const CONNECTIONS = 230

/** slowhttptest's -H, -B, -X and -R. */
const WAYS = {
  'slow heads': '-H -i 5 -x 24 -p 3',
  'slow bodies': '-B -i 5 -s 8192 -x 10 -t POST -p 3',
  'slow reading': '-X -w 512 -y 1024 -n 5 -z 32 -k 3 -p 3',
  'many ranges': '-R -a 10 -b 3000 -t HEAD -p 3',
} as const

export const slowhttptest: Attack = {
  name: PROGRAM,
  sentence: 'Slow clients as a stranger wrote them: slowhttptest with -H, -B, -X and -R',
  run: async (target) => {
    await Promise.all(Object.entries(WAYS).map(([way, words]) => attack(target, way, words)))
  },
}

async function attack(target: Target, way: string, args: string): Promise<void> {
  const path = way === 'slow bodies' ? '/connect' : '/search-index.json'
  const child = spawn(
    PROGRAM,
    [
      ...args.split(' '),
      ...`-c ${CONNECTIONS} -r 100 -l 3600`.split(' '),
      '-u',
      `http://127.0.0.1:${target.port}${path}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output = (output + String(text)).slice(-8192)))
  const ended = new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    child.once('close', () => resolve(undefined))
  })
  const stop = () => child.kill('SIGINT')
  target.signal.addEventListener('abort', stop, { once: true })
  const fault = await ended
  if (fault === 'ENOENT')
    target.count(`${PROGRAM} is not installed (Debian: apt-get install ${PROGRAM})`)
  else target.count(fault ?? `${way}: ${verdict(output)}`)
}

function verdict(output: string): string {
  const last = (name: string) => {
    const all = [...output.matchAll(new RegExp(`${name}:\\s+(\\w+)`, 'g'))]
    return all.at(-1)?.[1] ?? '?'
  }
  const counts = ['connected', 'closed', 'error'].map((name) => `${last(name)} ${name}`)
  return `service available ${last('service available')}, ${counts.join(', ')}`
}
