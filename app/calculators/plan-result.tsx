import { Fragment } from 'react'

import { formatRupees } from '#app/lib/money.ts'

import { dueAmounts, type DueAmount, type PlanPart } from './plan-amounts.ts'
import { WorkedExample } from './worked-example.tsx'

export function PlanResult({ amounts }: { amounts: readonly DueAmount[] | undefined }) {
  const [first] = amounts ?? []
  return (
    <>
      <p role="status">
        {amounts && first ? (
          <>
            <b>{formatRupees(first.amount)}</b> {first.due ? `${first.due}, ` : ''}
            {amounts.length === 1
              ? 'in one instalment'
              : `the first of ${amounts.length} instalments`}
          </>
        ) : (
          'Enter the price and choose a plan to see your instalments.'
        )}
      </p>
      {amounts ? <Timeline amounts={amounts} /> : null}
    </>
  )
}

/** Rupees of an invented example. */
const EXAMPLE = 10_000_000

export function PlanExample({ name, parts }: { name: string; parts: readonly PlanPart[] }) {
  const amounts = dueAmounts(EXAMPLE, parts)
  const sum = LIST.format(amounts.map(({ amount }) => formatRupees(amount)))
  return (
    <WorkedExample of={`a price of ${formatRupees(EXAMPLE)} by ${name}`} sum={sum}>
      <PlanBar amounts={amounts} />
    </WorkedExample>
  )
}

const LIST = new Intl.ListFormat('en-IN')

/** Percent: a smaller part has no room for text on a phone. */
const NARROW = 10

function PlanBar({ amounts }: { amounts: readonly DueAmount[] }) {
  return (
    <svg className="calculator-bar" width="100%" height="24" aria-hidden="true">
      {withStarts(amounts).map(({ share, start }) => (
        <Fragment key={start}>
          <rect x={`${start}%`} width={`${share}%`} height="24" />
          {share < NARROW ? null : (
            <text x={`${start + share / 2}%`} y="17">
              {share}%
            </text>
          )}
        </Fragment>
      ))}
    </svg>
  )
}

function withStarts(amounts: readonly DueAmount[]) {
  return amounts.map((part, index) => ({
    ...part,
    start: amounts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  }))
}

function Timeline({ amounts }: { amounts: readonly DueAmount[] }) {
  const isDated = amounts.some(({ due }) => due)
  return (
    <>
      <PlanBar amounts={amounts} />
      <ol className="calculator-schedule">
        {withStarts(amounts).map(({ share, due, amount, start }) => (
          <li key={start}>
            <b>{formatRupees(amount)}</b>
            <span>
              {share}%{due ? ` ${due}` : ''}
            </span>
          </li>
        ))}
      </ol>
      {isDated ? null : <p className="caption">This plan has no due dates yet. Ask us for them.</p>}
    </>
  )
}
