import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect, type ConnectionOptions } from 'node:tls'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { freePort } from '#ops/bench/free-port.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { nginxFolders } from '#test/helpers/site/nginx-folders.ts'

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file))
const { folder, remove } = temporaryFolder()
let proxy: ChildProcess | undefined
let port = 0

const config = () => `
pid ${folder}/nginx.pid;
daemon off;
events {}
http {
  access_log off;
  ${nginxFolders(folder)}
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    include ${resolve('ops/deploy/nginx/tls.conf')};
    return 204;
  }
}
`

/** The negotiated version and suite, or the error. */
function agreed(options: ConnectionOptions): Promise<string> {
  return new Promise((done) => {
    // Node's own security level would hide what nginx refuses.
    const ciphers = `${options.ciphers ?? 'ALL'}:@SECLEVEL=0`
    const socket = connect({
      host: '127.0.0.1',
      port,
      rejectUnauthorized: false,
      ...options,
      ciphers,
    })
    socket.once('secureConnect', () => {
      done(`${socket.getProtocol()} ${socket.getCipher().standardName}`)
      socket.destroy()
    })
    socket.once('error', (error) => done(error.message))
  })
}

describe.runIf(nginx !== undefined)('nginx with what ops/deploy/nginx/tls.conf says', () => {
  beforeAll(async () => {
    chmodSync(folder, 0o755)
    port = await freePort()
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
    execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' })
    writeFileSync(join(folder, 'nginx.conf'), config())
    const words = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
    proxy = spawn(nginx ?? '', words, { stdio: 'inherit' })
    await vi.waitFor(
      async () => {
        const said = await agreed({})
        if (!said.startsWith('TLSv')) throw new Error(said)
      },
      { timeout: 10_000, interval: 50 },
    )
  })

  afterAll(async () => {
    const ended = proxy && once(proxy, 'close')
    proxy?.kill('SIGTERM')
    await ended
  })

  test('speaks TLS 1.3 and 1.2, the strongest suite first', async () => {
    expect(await agreed({})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384')
    const weakFirst = 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384'
    expect(await agreed({ maxVersion: 'TLSv1.2', ciphers: weakFirst })).toBe(
      'TLSv1.2 TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384',
    )
  })

  test.each(['TLSv1', 'TLSv1.1'] as const)('does not speak %s', async (version) => {
    const said = await agreed({ minVersion: version, maxVersion: version })
    expect(said).toMatch(/alert protocol version|unsupported protocol/)
  })

  test.each(['AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA', 'AES128-SHA', 'ADH-AES128-SHA256'])(
    'knows no %s: no forward secrecy, no authentication or a mode that is broken',
    async (ciphers) => {
      expect(await agreed({ maxVersion: 'TLSv1.2', ciphers })).toMatch(/handshake failure/)
    },
  )
})

afterAll(remove)
