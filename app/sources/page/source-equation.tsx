import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'

import type { Counts } from './list-sources.server.ts'

const PARTS = ['created', 'repeat', 'rejected', 'review'] as const

/** Received = new + repeat + rejected + review: counts that add up. */
export function SourceEquation({ counts }: { counts: Counts }) {
  return (
    <dl className="source-equation">
      <Term count={counts.received} label={texts.sums.received} />
      {PARTS.map((part, index) => (
        <Term
          key={part}
          sign={index === 0 ? '=' : '+'}
          count={counts[part]}
          label={texts.sums[part]}
        />
      ))}
    </dl>
  )
}

/** One count, with the sign before it. */
export function Term({ sign, count, label }: { sign?: string; count: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {sign === undefined ? null : <span aria-hidden="true">{sign}</span>}
        {count.toLocaleString('en-IN')}
      </dd>
    </div>
  )
}
