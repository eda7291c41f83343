import { Fragment, type ReactNode } from 'react'

import { isolated } from '#app/lib/text/bidi.ts'
import type { LeftWhy } from '#app/projects/search/line/line-part.ts'
import type { Asked, Left } from '#app/projects/search/line/understand-line.ts'

import { budgetField } from './filter-fields.tsx'
import type { FilterResult } from './filter-result.ts'

type LineNotesProps = {
  asked: readonly Asked[]
  left: readonly Left[]
  farther: FilterResult['farther']
}

const MOST_NAMED = 8

export function LineNotes({ asked, left, farther }: LineNotesProps) {
  const isSilent = asked.length === 0 && left.length === 0 && farther.length === 0
  return (
    <div className={isSilent ? 'line-notes' : 'line-notes results-notes'} aria-live="polite">
      {asked.map((one) => (
        <p key={one.words}>{questionOf(one)}</p>
      ))}
      {left.map((one) => (
        <p key={one.words}>{REASONS[one.why](`“${isolated(one.words)}”`)}</p>
      ))}
      {farther.slice(0, MOST_NAMED).map(({ slug, name, place, km }) => (
        <p key={`${slug} ${place}`}>
          <a className="link" href={`/${slug}`}>
            {name}
          </a>{' '}
          is {km}&nbsp;km from {place === 'metro' ? 'the metro' : `the ${place}`}, too far to count
          as near.
        </p>
      ))}
      {farther.length > MOST_NAMED ? (
        <p>{farther.length - MOST_NAMED} more are too far to count as near.</p>
      ) : null}
    </div>
  )
}

function questionOf(asked: Asked): ReactNode {
  const words = `“${isolated(asked.words)}”`
  const choice = <Readings readings={asked.readings} />
  if (asked.why === 'kind')
    return (
      <>
        We have no project listed as {words}. See {choice} instead?
      </>
    )
  if (asked.why === 'second') {
    return (
      <>
        We left out {words} because another filter is set. Use {choice} instead?
      </>
    )
  }
  if (asked.readings.length > 0) {
    return asked.readings.length > 1 ? (
      <>
        {words} can mean more than one thing. Did you mean {choice}?
      </>
    ) : (
      <>
        Did you mean {choice} by {words}?
      </>
    )
  }
  return (
    <>
      {asked.why === 'currency'
        ? `We can’t search by ${words}: our prices are in rupees. `
        : `We have no project at a price like ${words}. `}
      <a className="link" href={`#${budgetField('max')}`}>
        Enter your budget in lakh or crore
      </a>
    </>
  )
}

function Readings({ readings }: Pick<Asked, 'readings'>) {
  return readings.map(({ words, to }, index) => (
    <Fragment key={to}>
      {index > 0 ? ' or ' : null}
      <a className="link" href={to}>
        {words}
      </a>
    </Fragment>
  ))
}

const REASONS: Record<LeftWhy, (words: string) => string> = {
  unknown: (words) => `We didn’t understand ${words}, so we left it out.`,
  unstated: (words) => `No project has details on ${words} yet, so we left it out.`,
  size: (words) => `We left out ${words}: you can’t filter by size yet.`,
  time: (words) => `We left out ${words}. Enter a year instead, such as “possession 2027”.`,
  amount: (words) => `We left out ${words}: these projects show no prices.`,
}
