import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#ops/bench/free-port.ts'
import { nginxFolders } from '#test/helpers/site/nginx-folders.ts'

import type { RecordedAnswer } from './answers.ts'

/** Headers of the connection, or nginx's own. */
const OWN = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])
/** Unique for each answer, as the site sends it. */
const FRESH: Readonly<Record<string, string>> = { 'x-request-id': '$request_id' }
const START_MS = 5000

/** One nginx worker with the site's answers as files and their headers; `logs` adds an access log. */
export async function startNginx(answers: readonly RecordedAnswer[], logs = false) {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-nginx-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  for (const [index, { body }] of answers.entries()) {
    writeFileSync(join(folder, `${index}.body`), body)
  }
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, answers, logs))
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const isSame = await answersMatch(base, answers)
  if (isSame) return { base, pid: child.pid ?? 0, stop }
  await stop()
  throw new Error('nginx does not answer what the site answers.')
}

/** Writes the access log in batches, as the site does. */
export function configuration(
  folder: string,
  port: number,
  answers: readonly RecordedAnswer[],
  logs = false,
): string {
  const places = answers.map((one, index) => place(`${index}.body`, one))
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log ${logs ? `${folder}/access.log combined buffer=64k flush=1s` : 'off'};
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
  ${nginxFolders(folder)}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${places.join('\n')}
  }
}
`
}

function place(file: string, { path, headers }: RecordedAnswer): string {
  const headerLines = Object.entries(headers)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `add_header ${name} ${FRESH[name] ?? quoted(String(value))};`)
  const type = quoted(headers['content-type'] ?? 'application/octet-stream')
  return `location = ${path} { types {} default_type ${type}; try_files /${file} =404; ${headerLines.join(' ')} }`
}

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

/** Whether nginx has started and every body has its length. */
async function answersMatch(base: string, answers: readonly RecordedAnswer[]): Promise<boolean> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const lengths = await Promise.all(answers.map(({ path }) => lengthOf(base + path)))
    if (lengths.every((length, index) => length === answers[index]?.body.length)) return true
    await sleep(50)
  }
  return false
}

async function lengthOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return Number(answer?.ok ? answer.headers.get('content-length') : undefined)
}
