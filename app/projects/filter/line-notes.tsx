import { Fragment, type ReactNode } from 'react'
import { budgetField } from './filter-fields.tsx'
import type { FilterResult } from './filter-result.ts'
import type { LeftWhy } from '#app/projects/search/line/line-part.ts'
import type { Asked, Left } from '#app/projects/search/line/understand-line.ts'
import { isolated } from '#app/lib/bidi.ts'

type LineNotesProps = {
  asked: readonly Asked[]
  left: readonly Left[]
  farther: FilterResult['farther']
}

/** Most listings that are named for being too far away. */
const MOST_NAMED = 8

/** What is not followed of a buyer's own words, and what may have been meant. */
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
          states {km}&nbsp;km to {place === 'metro' ? 'the metro' : `the ${place}`}, which is not
          counted as near.
        </p>
      ))}
      {farther.length > MOST_NAMED ? (
        <p>{farther.length - MOST_NAMED} more state a longer way and are not counted as near.</p>
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
        No listing calls itself {words}. Look at {choice} instead?
      </>
    )
  if (asked.why === 'second') {
    return (
      <>
        {words} is left out, because another choice is set already. Use {choice} instead?
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
        ? `${words} is not followed: prices are listed in rupees, in lakh and crore, and no rate of exchange is assumed. `
        : `${words} is not followed: nothing is listed at such an amount. `}
      <a className="link" href={`#${budgetField('max')}`}>
        Write your budget in lakh or crore
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
  unknown: (words) => `${words} was not understood and is left out.`,
  unstated: (words) => `No listing states ${words}, so it is left out.`,
  size: (words) => `${words} is left out: the list cannot be narrowed by size.`,
  time: (words) => `${words} is left out. Write the year instead, such as “possession 2027”.`,
  amount: (words) => `${words} is left out: these listings name no amounts.`,
}
