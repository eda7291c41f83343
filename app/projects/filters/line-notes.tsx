import { Fragment, type ReactNode } from 'react'

import { isolated } from '#app/lib/text/bidi.ts'
import type { LeftWhy } from '#app/projects/search/line/phrases.ts'
import type { Ambiguous, Left } from '#app/projects/search/line/understand-line.ts'

import { budgetField } from './filter-fields.tsx'
import type { FilterResult } from './filter-result.ts'

type LineNotesProps = {
  ambiguous: readonly Ambiguous[]
  left: readonly Left[]
  farther: FilterResult['farther']
}

const MAX_NAMED = 8

export function LineNotes({ ambiguous, left, farther }: LineNotesProps) {
  const isSilent = ambiguous.length === 0 && left.length === 0 && farther.length === 0
  return (
    <div className={isSilent ? 'line-notes' : 'line-notes results-notes'} aria-live="polite">
      {ambiguous.map((one) => (
        <p key={one.text}>{questionOf(one)}</p>
      ))}
      {left.map((one) => (
        <p key={one.text}>{REASONS[one.why](`“${isolated(one.text)}”`)}</p>
      ))}
      {farther.slice(0, MAX_NAMED).map(({ slug, name, place, km }) => (
        <p key={`${slug} ${place}`}>
          <a className="link" href={`/${slug}`}>
            {name}
          </a>{' '}
          is {km}&nbsp;km from {place === 'metro' ? 'the metro' : `the ${place}`}, too far to count
          as near.
        </p>
      ))}
      {farther.length > MAX_NAMED ? (
        <p>{farther.length - MAX_NAMED} more are too far to count as near.</p>
      ) : null}
    </div>
  )
}

function questionOf(phrase: Ambiguous): ReactNode {
  const quote = `“${isolated(phrase.text)}”`
  const choice = <Readings readings={phrase.readings} />
  if (phrase.why === 'kind')
    return (
      <>
        We have no project listed as {quote}. See {choice} instead?
      </>
    )
  if (phrase.why === 'second') {
    return (
      <>
        We left out {quote} because another filter is set. Use {choice} instead?
      </>
    )
  }
  if (phrase.readings.length > 0) {
    return phrase.readings.length > 1 ? (
      <>
        {quote} can mean more than one thing. Did you mean {choice}?
      </>
    ) : (
      <>
        Did you mean {choice} by {quote}?
      </>
    )
  }
  return (
    <>
      {phrase.why === 'currency'
        ? `We can’t search by ${quote}: our prices are in rupees. `
        : `We have no project at a price like ${quote}. `}
      <a className="link" href={`#${budgetField('max')}`}>
        Enter your budget in lakh or crore
      </a>
    </>
  )
}

function Readings({ readings }: Pick<Ambiguous, 'readings'>) {
  return readings.map(({ label, to }, index) => (
    <Fragment key={to}>
      {index > 0 ? ' or ' : null}
      <a className="link" href={to}>
        {label}
      </a>
    </Fragment>
  ))
}

const REASONS: Record<LeftWhy, (quote: string) => string> = {
  unknown: (quote) => `We didn’t understand ${quote}, so we left it out.`,
  unstated: (quote) => `No project has details on ${quote} yet, so we left it out.`,
  size: (quote) => `We left out ${quote}: you can’t filter by size yet.`,
  time: (quote) => `We left out ${quote}. Enter a year instead, such as “possession 2027”.`,
  amount: (quote) => `We left out ${quote}: you can’t filter by amount yet.`,
}
