import { loadSlots } from './load-slots.ts'
import { pairsOf } from './nearest-pictures.ts'

const count = Number(process.argv[2] ?? 20)
const pairs = await pairsOf((await loadSlots()).map(({ id }) => id))
for (const { ids, distance } of pairs.slice(0, count))
  process.stdout.write(`${distance.toFixed(3)}  ${ids.join('  ')}\n`)
