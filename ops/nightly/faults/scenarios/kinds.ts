import { databaseKind } from './database.ts'
import { diskKind } from './disk.ts'
import type { Kind } from './kind.ts'
import { poolKind } from './pool.ts'
import { processKind } from './process.ts'

export const kinds: readonly Kind[] = [processKind, databaseKind, diskKind, poolKind]
