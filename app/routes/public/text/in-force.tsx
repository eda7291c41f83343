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
  const current = texts.find(({ state }) => state === 'shown') ?? texts.at(-1)
  if (!current) return null
  const ahead = texts.filter((text) => text !== current && text.state === 'ahead')
  const earlier = reversed(texts.filter(({ state }) => state === 'earlier'))
  return (
    <p className="caption">
      {`In force ${current.state === 'ahead' ? 'from' : 'since'} ${dayOf(current)}.`}
      <Texts label="A new version comes into force on" {...{ path, texts: ahead }} end="." />
      <Texts label="Earlier versions:" {...{ path, texts: earlier }} />
    </p>
  )
}

type TextsProps = Props & { label: string; end?: string }

function Texts({ label, path, texts, end }: TextsProps) {
  if (texts.length === 0) return null
  return (
    <>
      {` ${label}`}
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
