import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { nginxFolders } from '#test/helpers/site/nginx-folders.ts'

const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file))

/** Whether nginx is installed here. */
export const hasBalancer = program !== undefined

/** An nginx that gives requests to processes by turns, with the settings of ops/deploy/nginx. */
export async function startBalancer(
  folder: string,
  port: number,
  processes: readonly number[],
): Promise<{ stop: () => Promise<void> }> {
  if (program === undefined) throw new Error('Install nginx first.')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, processes))
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  const child = spawn(program, args, { stdio: 'ignore' })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  await answers(`http://127.0.0.1:${port}/nginx-health`)
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function configuration(folder: string, port: number, processes: readonly number[]): string {
  const servers = processes.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
  return `
pid ${folder}/nginx.pid;
daemon off;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${nginxFolders(folder)}
  upstream northlight {
    zone northlight 256k;
    ${servers.join('\n    ')}
    keepalive 32;
    keepalive_timeout 50s;
  }
  server {
    listen 127.0.0.1:${port};
    location = /nginx-health { return 204; }
    include ${resolve('ops/deploy/nginx/proxy.conf')};
  }
}
`
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('nginx did not start.')
}
