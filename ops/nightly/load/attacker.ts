import { setMaxListeners } from 'node:events'
import { constants, setPriority } from 'node:os'

import { z } from 'zod'

import { isolatedAttacks, attacks, crowds } from './attacks.ts'
import { randomOf } from './target.ts'

// One attack in its own process, as its parent starts it: node ops/nightly/load/attacker.ts '{"name":…}'
const order = z.object({
  name: z.string(),
  port: z.number(),
  seed: z.number(),
  seconds: z.number(),
  dataFolder: z.string(),
  staff: z.object({ phone: z.string(), password: z.string() }),
})

const { name, seed, seconds, ...target } = order.parse(JSON.parse(process.argv[2] ?? ''))
const attack = [...attacks, ...isolatedAttacks, ...crowds].find((one) => one.name === name)
if (!attack) throw new Error(`There is no attack "${name}".`)

// The site and its visitors come first on this machine: the attack is not what is measured.
setPriority(constants.priority.PRIORITY_LOW)
const ending = new AbortController()
setMaxListeners(0, ending.signal)
const answers: Record<string, number> = {}
const report = () => process.send?.({ answers })
setTimeout(() => ending.abort(), seconds * 1000)
process.on('disconnect', () => process.exit())
setInterval(report, 1000)
await attack.run({
  ...target,
  signal: ending.signal,
  random: randomOf(seed, name),
  count: (what) => (answers[what] = (answers[what] ?? 0) + 1),
})
report()
process.disconnect()
