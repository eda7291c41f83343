import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const CODE = /\.(?:ts|tsx|mjs)$/
const TEST = /^test\/|\.(?:test|spec)\./

/** What is counted, with its thousands of lines before one engine took the place of two. */
const parts: readonly (readonly [part: string, before: string, isIn: (file: string) => boolean])[] =
  [
    ['app', '81.0', (file) => isCode(file, 'app')],
    ['server', '4.8', (file) => isCode(file, 'server')],
    ['db and cli', '8.9', (file) => isCode(file, 'db') || isCode(file, 'cli')],
    ['styles', '13.7', (file) => file.endsWith('.css')],
    ['tests', '72.0', (file) => CODE.test(file) && TEST.test(file)],
    ['ops', '11.6', (file) => isCode(file, 'ops')],
  ]
const IN_A_ROW = 7

/** Two tables: parts of the repository, and the folders of app in rows of seven, the largest first. */
export function sizeTables(): string[][][] {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trimEnd().split('\n')
  const sizes = parts.map(([part, before, isIn]) => [part, before, thousands(files.filter(isIn))])
  const folders = Map.groupBy(
    files.filter((file) => isCode(file, 'app')),
    (file) => file.split('/')[1] ?? '',
  )
  const cells = [...folders]
    .map(([folder, held]) => [`\`${folder}\``, thousands(held)])
    .filter(([name = '']) => !name.includes('.'))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
  const head = ['in app', 'now']
  const rows = Array.from({ length: Math.ceil(cells.length / IN_A_ROW) }, (_, row) =>
    Array.from({ length: IN_A_ROW }, (_cell, at) => cells[row * IN_A_ROW + at] ?? ['', '']).flat(),
  )
  return [
    turned([['', 'before', 'now'], ...sizes]),
    [Array.from({ length: IN_A_ROW }, () => head).flat(), ...rows],
  ]
}

function turned(table: readonly string[][]): string[][] {
  return (table[0] ?? []).map((_, at) => table.map((row) => row[at] ?? ''))
}

function isCode(file: string, folder: string): boolean {
  const isBelow = file.startsWith(`${folder}/`) || file === `${folder}.ts`
  return isBelow && CODE.test(file) && !TEST.test(file)
}

function thousands(files: readonly string[]): string {
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
  return (lines.reduce((sum, count) => sum + count, 0) / 1000).toFixed(1)
}
