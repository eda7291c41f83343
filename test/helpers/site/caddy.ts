import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '#ops/bench/free-port.ts'

import { printed, startProgram } from './process.ts'

const FILE = 'ops/deploy/caddy/Caddyfile'

/** Undefined where Caddy is not installed. */
export const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file))

export type Ports = { http: number; https: number }
/** `ca` is the authority that signed the certificate of localhost. */
export type Caddy = { ca: string; stop: () => Promise<void> }

export async function freePorts(): Promise<Ports> {
  return { http: await freePort(), https: await freePort() }
}

/** The environment in which Caddy keeps all files in one folder. */
export function caddyVariables(folder: string, domain: string) {
  const places = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return { ...places, DOMAIN: domain, PUBLIC_ALIASES: '' }
}

/** Caddy with the settings of ops/deploy, before `upstream`, such as 127.0.0.1:3000. */
export async function startCaddy(folder: string, upstream: string, ports: Ports): Promise<Caddy> {
  const options = `{\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tskip_install_trust\n`
  const file = join(folder, 'Caddyfile')
  // No authority of the internet signs localhost: Caddy takes its own.
  writeFileSync(
    file,
    readFileSync(FILE, 'utf8').replace('{\n', options).replace('site:3000', upstream),
  )
  const running = startProgram(
    caddy ?? '',
    ['run', '--config', file, '--adapter', 'caddyfile'],
    caddyVariables(folder, 'localhost'),
  )
  await printed(running, /certificate obtained successfully/)
  return {
    ca: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    stop: async () => {
      running.child.kill('SIGTERM')
      await running.ended
    },
  }
}
