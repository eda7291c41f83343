import { groupBy } from '#app/lib/lists.ts'
import { toldTogether, type ToldTogether } from '#app/projects/history/changes-together.ts'
import type { ToldChange } from '#app/projects/history/public-changes.ts'
import ledgerSheet from '#app/projects/sections/prices/ledger.css?url'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { checkedDay } from './provenance.ts'
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
            {earlier.length} earlier changes
            <Icon name="plus" />
          </summary>
          <Rows changes={earlier} />
        </details>
      ) : null}
    </section>
  )
}

function Rows({ changes }: { changes: readonly ToldChange[] }) {
  const days = groupBy(toldTogether(changes), ({ day }) => day)
  return (
    <ul className="ledger">
      {[...days].map(([day, together]) => (
        <li key={day}>
          <b>
            <time dateTime={day}>{checkedDay({ on: day })}</time>
          </b>
          <ChangeLines together={together} />
        </li>
      ))}
    </ul>
  )
}

/** What was changed, a line each, what was changed at once together with that against which it was checked. */
export function ChangeLines({ together }: { together: readonly ToldTogether[] }) {
  return (
    <div>
      {together.map(({ publication, words, check }) => (
        <div key={`${publication} ${check}`}>
          {words.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="change-check">Checked on {check}</p>
        </div>
      ))}
    </div>
  )
}
