import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type Client } from 'pg'

const POLL_MS = 200
const UNDER_WAY: ReadonlySet<string> = new Set(['pending', 'in_progress'])

/** Lets pg-boss bring its own schema to its version, as the owner; waits for indexes that it builds afterwards. */
export async function migratePgBoss(owner: Client, ownerUrl: string): Promise<void> {
  const { rowCount } = await owner.query("select where to_regnamespace('pgboss') is not null")
  if (!rowCount) return
  const { PgBoss } = await import('pg-boss')
  const pool = new Pool({ connectionString: ownerUrl, max: 2 })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  const failed = new Promise<never>((_, reject) => boss.on('error', reject))
  // A failure after the last wait belongs to no one.
  failed.catch(() => {})
  try {
    await boss.start()
    while ((await boss.getBamStatus()).some(({ status }) => UNDER_WAY.has(status)))
      await Promise.race([sleep(POLL_MS), failed])
  } finally {
    await boss.stop({ graceful: false, close: false })
    await pool.end()
  }
}
