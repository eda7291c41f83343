import { loadavg } from 'node:os'

import type { Answers } from './launch.ts'
import type { LogLines } from './log-lines.ts'
import { type Outcome, spread } from './judge.ts'
import type { Watched } from './watch.ts'

export type Report = Outcome & {
  names: readonly string[]
  watched: Watched
  answers: ReadonlyMap<string, Answers>
  log: LogLines
}

export function row(report: Report): string {
  const { names, honest, stored, log } = report
  const name = names.length === 1 ? (names[0] ?? '') : `all ${names.length} at once`
  const of = (kind: 'enquiry' | 'page') => {
    const { p50, p95, max } = spread(honest.filter((one) => one.kind === kind))
    return [p50, p95, max].map((ms) => Math.round(ms)).join(' / ')
  }
  const lost = honest.filter(({ isAcknowledged }) => !isAcknowledged).length
  const cells = [
    name,
    total(report.answers),
    `${Math.round(report.watched.start)} -> ${Math.round(report.maxMegabytes)}`,
    of('enquiry'),
    of('page'),
    `${lost} of ${honest.length}`,
    `${stored?.leads ?? '?'}, ${stored?.megabytes ?? '?'} MB`,
    `${stored?.flood.leads ?? '?'} / ${stored?.flood.spam ?? '?'}`,
    `${log.warnings}, ${log.errors}`,
    report.isAlive ? 'lives' : 'ENDED',
  ]
  return `| ${cells.join(' | ')} |`
}

export const HEAD = [
  '| attack | sent | MB of the process | enquiry ms p50 / p95 / most | page ms p50 / p95 / most | honest not served | leads, database | floods: leads / kept apart | log: warnings, errors | process |',
  '|---|---|---|---|---|---|---|---|---|---|',
].join('\n')

/** Answers of each attack, child processes, and honest visitors' answers other than 200. */
export function details(report: Report): string {
  const lines = [...report.answers].map(([name, answers]) => {
    const counts = Object.entries(answers).toSorted(([, one], [, other]) => other - one)
    return `${name}: ${counts.map(([what, times]) => `${times} x ${what}`).join(', ')}`
  })
  const failures = Map.groupBy(
    report.honest.filter(({ isAcknowledged }) => !isAcknowledged),
    ({ kind, outcome }) => `${kind} ${outcome}`,
  )
  const { watched, log, stored } = report
  const sent = report.honest.filter(({ kind }) => kind === 'enquiry').length
  const { children, postgres, worked, lasted } = watched
  return [
    ...lines,
    `honest enquiries: ${sent} sent, ${stored?.spam ?? '?'} of them spam, ${stored?.missing ?? '?'} lost`,
    `next to the process: children ${Math.round(children)} MB at most, PostgreSQL ${Math.round(postgres)} MB of its own at most`,
    `the process had ${Math.round(worked)} s of a processor in ${Math.round(lasted)} s; the machine's load was ${loadavg()[0]?.toFixed(1)}`,
    ...[...failures].map(
      ([what, all]) =>
        `honest ${what}: ${all.length} times, first after ${Math.round((all[0]?.at ?? 0) / 1000)} s`,
    ),
    ...log.first.map((text) => `log: ${text}`),
  ].join('\n')
}

function total(answers: ReadonlyMap<string, Answers>): number {
  return [...answers.values()]
    .flatMap((one) => Object.values(one))
    .reduce((sum, times) => sum + times, 0)
}
