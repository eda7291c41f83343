import { groupBy } from '#app/lib/lists.ts'
import { groupChanges, type ChangeGroup } from '#app/projects/history/changes-together.ts'
import type { PublicChange } from '#app/projects/history/public-changes.ts'
import ledgerSheet from '#app/projects/sections/prices/ledger.css?url'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { checkedDay } from './provenance.ts'
import sheet from './change-log.css?url'

export const CHANGE_LOG = { anchor: 'what-changed', heading: 'What changed' } as const

/** Changes shown without a click. */
const MAX_CHANGES = 5

export function ChangeLog({ changes }: { changes: readonly PublicChange[] }) {
  if (changes.length === 0) return null
  const earlier = changes.slice(MAX_CHANGES)
  return (
    <section id={CHANGE_LOG.anchor} className="change-log">
      <Sheet href={ledgerSheet} />
      <Sheet href={sheet} />
      <h2>{CHANGE_LOG.heading}</h2>
      <Rows changes={changes.slice(0, MAX_CHANGES)} />
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

function Rows({ changes }: { changes: readonly PublicChange[] }) {
  const days = groupBy(groupChanges(changes), ({ day }) => day)
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

/** Changes published together share one line for their check. */
export function ChangeLines({ together }: { together: readonly ChangeGroup[] }) {
  return (
    <div>
      {together.map(({ publication, texts, check }) => (
        <div key={`${publication} ${check}`}>
          {texts.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="change-check">Checked on {check}</p>
        </div>
      ))}
    </div>
  )
}
