import { databaseScenario } from './database.ts'
import { diskScenario } from './disk.ts'
import type { Scenario } from './scenario.ts'
import { poolScenario } from './pool.ts'
import { processScenario } from './process.ts'

export const scenarios: readonly Scenario[] = [
  processScenario,
  databaseScenario,
  diskScenario,
  poolScenario,
]
