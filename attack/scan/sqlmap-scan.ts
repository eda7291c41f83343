import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pLimit from 'p-limit'

import type { Ground } from './ground.ts'
import { runSqlmap, type SqlmapResult } from './sqlmap.ts'
import { scanTargets, type ScanTarget } from './targets.ts'

/** Of one machine with two cores each has one. */
const AT_ONCE = 2

export type Folders = { logs: string; reports: string }

/** Runs sqlmap against everything that takes input; answers what it found, a sentence each. */
export async function withSqlmap(
  { base, hole, headers, cookie }: Ground,
  { logs, reports }: Folders,
  part: string,
): Promise<string[]> {
  const log = (target: ScanTarget) =>
    join(logs, `sqlmap-${target.name.replaceAll(/\W+/g, '-')}.log`)
  const trap = { name: 'GET hole', path: '/found?q=a', isDesk: false }
  const sprung = await runSqlmap(trap, { base: hole.base, headers: [], log: log(trap) })
  if (!sprung.found.some((sentence) => sentence.endsWith('leads into SQL')))
    return [`sqlmap does not find a hole that is there: ${sprung.found.join('; ')}`]
  const results = await pLimit(AT_ONCE).map(
    scanTargets(base.host).filter(({ name }) => name.includes(part)),
    async (target) => {
      const said = target.isDesk ? [...headers, cookie] : headers
      const result = await runSqlmap(target, { base, headers: said, log: log(target) })
      console.log(`sqlmap: ${row(result)}`)
      return result
    },
  )
  writeFileSync(join(reports, 'sqlmap.md'), reportOf(results))
  return results.flatMap(({ name, found }) =>
    found.map((sentence) => `sqlmap: ${name} ${sentence}`),
  )
}

function reportOf(results: readonly SqlmapResult[]): string {
  return `# sqlmap

\`npm run test:scan -- --only sqlmap --write\`: sqlmap against the built site with a database of its own, at level 1 and risk 1, with every technique for PostgreSQL, each request of an address of its own. Before, it found the hole of a page that has one on purpose (\`attack/scan/hole.ts\`). The desk's are asked with an owner's session.

| target | where it put its words | answers other than 200 | found |
| --- | --- | --- | --- |
${results.map(row).join('\n')}
`
}

function row({ name, parameters, answers, found }: SqlmapResult): string {
  const cells = [`\`${name}\``, parameters.join(', '), answers, found.join('; ') || 'nothing']
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
