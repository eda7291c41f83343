import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import type { EmbeddedDatabase } from '#db/embedded/embedded.ts'
import { freePort } from '#ops/bench/free-port.ts'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file))

/** Whether Debian's PgBouncer is installed here. */
export const hasPooler = program !== undefined

/** A PgBouncer in transaction mode before a database; few connections reach that, so that they are lent. */
export type Pooler = { url: string; stop: () => Promise<void> }

/** Starts one with the settings of ops/deploy/pgbouncer; `folder` may be entered by everybody. */
export async function startPooler(database: EmbeddedDatabase, folder: string): Promise<Pooler> {
  if (program === undefined) throw new Error('Install pgbouncer first.')
  const port = await freePort()
  const direct = new URL(database.url)
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, `"${direct.username}" ""\n`, { mode: 0o644 })
  writeFileSync(
    file,
    `[databases]
northlight = host=${direct.searchParams.get('host')} dbname=northlight pool_size=6
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
%include ${resolve('ops/deploy/pgbouncer/transaction.ini')}
`,
    { mode: 0o644 },
  )
  // Like PostgreSQL it refuses to be root.
  const child = spawn(program, ['-q', file], { ...database.account, stdio: 'inherit' })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  // Time to say what is wrong with its settings; clients that connect wait for it anyway.
  await Promise.race([ended, sleep(300)])
  if (child.exitCode !== null) throw new Error('PgBouncer did not start.')
  return {
    url: `postgresql://${direct.username}@127.0.0.1:${port}/northlight`,
    stop: async () => {
      child.kill('SIGINT')
      await Promise.race([ended, sleep(2000)])
      child.kill('SIGKILL')
      await ended
    },
  }
}
