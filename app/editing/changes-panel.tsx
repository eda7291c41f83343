import type { ReactNode } from 'react'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'

import { DifferenceList } from './difference-list.tsx'
import type { DraftState } from './draft-answer.ts'
import { pathName } from './field-name.ts'

type PanelProps = {
  state: Pick<DraftState, 'faults' | 'differences'>
  /** The sources that its changes need. */
  children?: ReactNode
}

/** What a draft changes: what must be put right, the sources it needs, and all that differs. */
export function ChangesPanel({ state: { faults, differences }, children }: PanelProps) {
  return (
    <section className="listing-changes" aria-labelledby="listing-changes">
      <h2 id="listing-changes">{texts.changes}</h2>
      {faults.length === 0 ? null : (
        <div className="listing-faults" role="alert">
          <p>{texts.faultsFirst}</p>
          <ul>
            {faults.map(({ at, text }) => (
              <li key={`${at.join(' ')} ${text}`}>
                {at.length === 0 ? text : `${pathName(at)}: ${text}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {differences.length === 0 ? (
        <p className="caption">{texts.noChanges}</p>
      ) : (
        <details>
          <summary>{texts.differs(differences.length)}</summary>
          <DifferenceList differences={differences} />
        </details>
      )}
    </section>
  )
}
