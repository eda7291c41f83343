import { fight } from './run.ts'
import { readOptions, type Group, type Options } from './options.ts'
import { details, HEAD, rows } from './report.ts'

// Clients use the built site while its process, PostgreSQL, disk and pool fail; a checker compares their answers with the final state.

const SHOWN = 20

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: Options): Promise<number> {
  const table: string[] = []
  let broken = 0
  for (const requested of options.groups) {
    const group = requested.filter(isPossible)
    if (group.length === 0) continue
    const names = group.map(({ scenario, rounds }) => `${rounds} x ${scenario.name}`).join(', ')
    console.log(`${names}: seed ${options.seed} (--seed ${options.seed} repeats it)`)
    const fought = await fight(group, options)
    broken += fought.violations.length
    table.push(rows(fought))
    for (const sentence of fought.violations.slice(0, SHOWN)) console.log(`BROKEN: ${sentence}`)
    if (fought.violations.length > SHOWN)
      console.log(`BROKEN: and ${fought.violations.length - SHOWN} more`)
    console.log(details(fought))
  }
  if (table.length === 0) {
    console.log('Nothing was done to the site.')
    return 0
  }
  console.log(`\n${HEAD}\n${table.join('\n')}\n`)
  console.log(broken === 0 ? 'Every history holds.' : `${broken} violations.`)
  return broken === 0 ? 0 : 1
}

function isPossible({ scenario }: Group[number]): boolean {
  if (!scenario.needsSmallDisk || process.getuid?.() === 0) return true
  console.log(`${scenario.name}: left out, it needs root, to mount a small disk`)
  return false
}
