import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort } from '#ops/bench/free-port.ts'
import { startSite } from '#test/helpers/site/site.ts'

import { expect } from '#test/e2e/helpers/page-test.ts'
import { nginxConfig } from './proxy.conf.ts'
import { held } from '#test/e2e/helpers/site.ts'

/** A site of a journey's own behind an nginx that ends TLS; `folder` is the site's data folder. */
export type BehindTls = { address: string; folder: string; stop: () => Promise<void> }

export async function behindTls(): Promise<BehindTls> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-proxy-'))
  // nginx runs as a user of its own when root starts it.
  chmodSync(folder, 0o755)
  makeCertificate(folder)
  const site = await startSite({ NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1', ...held })
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, port, site.base))
  const nginx = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'
  const args = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')]
  const proxy = spawn(nginx, args, { stdio: 'inherit' })
  const ended = new Promise((resolve) => proxy.once('close', resolve))
  await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(true)
  const stop = async () => {
    proxy.kill('SIGTERM')
    await ended
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: `https://localhost:${port}`, folder: site.folder, stop }
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
