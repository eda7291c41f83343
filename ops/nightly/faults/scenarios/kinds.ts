import { clockJumps } from './clock-jumps.ts'
import { cutOff } from './cut-off.ts'
import { databaseStopped } from './database-stopped.ts'
import { diskFull } from './disk-full.ts'
import { failingSync } from './failing-sync.ts'
import type { Kind } from './kind.ts'
import { killDatabase } from './kill-database.ts'
import { killProcess } from './kill-process.ts'
import { poolExhausted } from './pool-exhausted.ts'
import { terminate } from './terminate.ts'

export const kinds: readonly Kind[] = [
  killProcess,
  killDatabase,
  databaseStopped,
  diskFull,
  failingSync,
  poolExhausted,
  clockJumps,
  terminate,
  cutOff,
]
