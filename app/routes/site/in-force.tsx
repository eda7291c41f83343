import { Fragment } from 'react'

import { checkedDay } from '#app/projects/provenance.ts'

/** A text of a legal page that was published; `part` is the last of its own address. */
export type InForceText = {
  part: string
  inForceSince: string
  /** It was published before the day from which it is in force. */
  isAhead: boolean
}

type Props = {
  /** The address of the page. */
  path: string
  /** All that were published, oldest first; the last is the one that is shown. */
  texts: readonly InForceText[]
}

/** Since when the text of a legal page is in force, and the way to those before it. */
export function InForce({ path, texts }: Props) {
  const shown = texts.at(-1)
  if (!shown) return null
  const earlier = texts.slice(0, -1).toReversed()
  return (
    <p className="caption">
      {`${sinceWords(shown)}${shown.isAhead ? '; until then the version before it' : ''}.`}
      {earlier.length === 0 ? null : ' Earlier versions:'}
      {earlier.map((text, at) => (
        <Fragment key={text.part}>
          {at === 0 ? ' ' : ', '}
          <a className="link" href={`${path}/${text.part}`}>
            {checkedDay({ on: text.inForceSince })}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** `In force since 26 November 2026` */
function sinceWords({
  inForceSince,
  isAhead,
}: Pick<InForceText, 'inForceSince' | 'isAhead'>): string {
  return `In force ${isAhead ? 'from' : 'since'} ${checkedDay({ on: inForceSince })}`
}
