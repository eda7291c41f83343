import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '#ops/bench/free-port.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file))
const { folder, remove } = temporaryFolder()
let site: Site | undefined
let proxy: ChildProcess | undefined
let address = ''

/** An nginx that keeps its connections to the site, and lets large bodies through. */
function config(port: number, upstream: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
pid ${folder}/nginx.pid;
daemon off;
worker_processes 1;
events {}
http {
  access_log off;
  client_max_body_size 20m;
${temporary.map((name) => `  ${name}_temp_path ${folder}/nginx/${name};`).join('\n')}
  upstream site { server 127.0.0.1:${upstream}; keepalive 4; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }
}
`
}

beforeAll(async () => {
  if (!nginx) return
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'nginx'))
  chmodSync(join(folder, 'nginx'), 0o777)
  site = await startSite()
  const upstream = new URL(site.base).port
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'nginx.conf'), config(port, upstream))
  const errors = join(folder, 'error.log')
  proxy = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'ignore' })
  for (let tries = 0; tries < 100 && !(await answers()); tries += 1) await sleep(100)
})

afterAll(async () => {
  proxy?.kill('SIGTERM')
  await site?.stop()
  remove()
})

function answers(): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function post(path: string, bytes: number, headers: Record<string, string> = {}): Promise<number> {
  const body = new URLSearchParams({ message: 'x'.repeat(bytes) })
  return fetch(`${address}${path}`, { method: 'POST', headers, body }).then(({ status }) => status)
}

test.runIf(nginx)(
  'behind a proxy that keeps its connections a refusal costs the next visitor nothing',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await post('/connect', 300_000)).toBe(413)
      expect(await post('/connect', 10)).toBe(422)
      expect(await post('/connect', 60_000, { Origin: 'https://evil.test' })).toBe(403)
      expect(await post('/connect', 10)).toBe(422)
      expect(await post(`/${'a'.repeat(2100)}`, 300_000)).toBe(414)
      expect(await post('/connect', 10)).toBe(422)
    }
  },
)
