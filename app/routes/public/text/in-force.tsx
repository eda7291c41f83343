import { Fragment } from 'react'

import { reversed } from '#app/lib/lists.ts'
import type { LegalState } from '#app/pages/publishing/legal-texts.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'

export type InForceText = { part: string; inForceSince: string; state: LegalState }

type Props = {
  path: string
  texts: readonly InForceText[]
}

export function InForce({ path, texts }: Props) {
  const shown = texts.find(({ state }) => state === 'shown') ?? texts.at(-1)
  if (!shown) return null
  const ahead = texts.filter((text) => text !== shown && text.state === 'ahead')
  const earlier = reversed(texts.filter(({ state }) => state === 'earlier'))
  return (
    <p className="caption">
      {`In force ${shown.state === 'ahead' ? 'from' : 'since'} ${dayOf(shown)}.`}
      <Texts said="A new version comes into force on" {...{ path, texts: ahead }} end="." />
      <Texts said="Earlier versions:" {...{ path, texts: earlier }} />
    </p>
  )
}

type TextsProps = Props & { said: string; end?: string }

function Texts({ said, path, texts, end }: TextsProps) {
  if (texts.length === 0) return null
  return (
    <>
      {` ${said}`}
      {texts.map((text, at) => (
        <Fragment key={text.part}>
          {at === 0 ? ' ' : ', '}
          <a className="link" href={`${path}/${text.part}`}>
            {dayOf(text)}
          </a>
        </Fragment>
      ))}
      {end}
    </>
  )
}

function dayOf({ inForceSince }: InForceText): string {
  return checkedDay({ on: inForceSince })
}
