import { loadavg } from 'node:os'

import type { Fought } from './run.ts'
import type { Summary } from './summary.ts'

export const HEAD = [
  '| kind | rounds | invoked | ok | fail | unknown | violations | slowest answer while away, ms | back after, ms: middle / most | amcheck | seed |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |',
].join('\n')

export function rows({ summaries, violations, indexes, seed }: Fought): string {
  return summaries
    .map((one) => `| ${cells(one, violations.length, indexes, seed).join(' | ')} |`)
    .join('\n')
}

function cells(
  { kind, rounds, invoked, ok, fail, unknown, slowestDuringOutage, back }: Summary,
  violations: number,
  { checks, broken }: Fought['indexes'],
  seed: number,
): (string | number)[] {
  const sorted = back.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const whole = broken.length === 0 ? `${checks} whole` : `${broken.length} BROKEN`
  return [
    kind,
    rounds,
    invoked,
    ok,
    fail,
    unknown,
    violations,
    slowestDuringOutage,
    `${middle} / ${sorted.at(-1) ?? 0}`,
    whole,
    seed,
  ]
}

export function details({
  watched,
  messageCounts,
  why,
  notSpecified,
  history,
  durations,
}: Fought): string {
  const { pages, missed, slowest, ready, notReady } = watched
  const reasons = [...why].toSorted(([, one], [, other]) => other - one)
  return [
    `pages while away: ${pages}, not served ${missed.length}, slowest ${slowest} ms; readiness: ${ready} times yes, ${notReady} times no`,
    `notified: ${messageCounts}`,
    `answers: ${reasons.map(([reason, times]) => `${times} x ${reason}`).join(', ')}`,
    `503 without the specified words: ${notSpecified.length === 0 ? 'none' : notSpecified.join(' | ')}`,
    `seconds: ${durations.start.toFixed()} until the site was there, ${durations.faults.toFixed()} of faults, ${durations.rest.toFixed()} until nothing was under way any more`,
    `history: ${history}; the machine's load was ${loadavg()[0]?.toFixed(1)}`,
  ].join('\n')
}
