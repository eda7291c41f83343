import { checkedDay } from '#app/projects/provenance.ts'
import ledgerSheet from '#app/projects/sections/ledger.css?url'
import {
  toldTogether,
  type ToldChange,
  type ToldTogether,
} from '#app/projects/versions/told-changes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import sheet from './change-log.css?url'

/** Anchor and heading of a listing's changes. */
export const CHANGE_LOG = { anchor: 'what-changed', heading: 'What changed' } as const

/** How many are read without a press. */
const MOST = 5

/** Every published change of a listing's facts, newest first; nothing where there is none. */
export function ChangeLog({ changes }: { changes: readonly ToldChange[] }) {
  if (changes.length === 0) return null
  const earlier = changes.slice(MOST)
  return (
    <section id={CHANGE_LOG.anchor} className="change-log">
      <Sheet href={ledgerSheet} />
      <Sheet href={sheet} />
      <h2>{CHANGE_LOG.heading}</h2>
      <Rows changes={changes.slice(0, MOST)} />
      {earlier.length > 0 ? (
        <details>
          <summary>
            {earlier.length} earlier
            <Icon name="plus" />
          </summary>
          <Rows changes={earlier} />
        </details>
      ) : null}
    </section>
  )
}

function Rows({ changes }: { changes: readonly ToldChange[] }) {
  return (
    <ul className="ledger">
      {toldTogether(changes).map((one) => (
        <li key={`${one.publication} ${one.check}`}>
          <b>
            <time dateTime={one.day}>{checkedDay({ on: one.day })}</time>
          </b>
          <ChangeLines {...one} />
        </li>
      ))}
    </ul>
  )
}

/** What was changed at once, a line each, and against what it was checked. */
export function ChangeLines({ words, check }: Pick<ToldTogether, 'words' | 'check'>) {
  return (
    <div>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="change-check">Checked on {check}</p>
    </div>
  )
}
