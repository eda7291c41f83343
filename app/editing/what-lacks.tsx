import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import type { FieldPath } from '#app/projects/versions/difference.ts'
import { sourceOf } from '#app/projects/versions/fact-key.ts'
import type { Sources } from '#app/projects/versions/listing-facts.ts'
import { holdingFaults, type ListingFault } from '#app/projects/versions/listing-fault.ts'

import type { DraftState, PlacedChange } from './draft-answer.ts'
import { pathName } from './field-name.ts'

type WrongProps = { faults: readonly ListingFault[]; onOpen: (at: FieldPath) => void }

/** What else must be put right, as a text that still says the old figure, with the way to each. */
export function StillWrong({ faults, onOpen }: WrongProps) {
  if (faults.length === 0) return null
  return (
    <div className="listing-faults" role="alert">
      <p>{holdingFaults(faults).length === 0 ? texts.lookFirst : texts.faultsFirst}</p>
      <ul>
        {faults.map(({ at, text }) => (
          <li key={`${at.join(' ')} ${text}`}>
            <span>{at.length === 0 ? text : `${pathName(at)}: ${text}`}</span>{' '}
            {at.length === 0 ? null : (
              <button type="button" className="listing-quiet" onClick={() => onOpen(at)}>
                {texts.change}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type LacksProps = {
  state: DraftState
  sources: Sources
  /** To a field that is wrong, or to the source of a fact, which may have no field of its own any more. */
  onOpen: (at: FieldPath | undefined, isSource: boolean) => void
}

/** Why not all of a draft can be published yet, with the way to what is missed first; nothing where it can. */
export function WhatLacks({ state: { faults, changes }, sources, onOpen }: LacksProps) {
  const fault = holdingFaults(faults)[0] ?? faults[0]
  const lacking = unnamed(changes, sources)
  const [change] = lacking
  if (!fault && !change) return null
  return (
    <p className="listing-lacks">
      <span role="status">
        {fault
          ? `${fault.isAdvice ? texts.lookFirst : texts.faultsFirst} ${fault.text}`
          : texts.unsourced(lacking.length)}
      </span>{' '}
      {fault?.at.length === 0 ? null : (
        <button
          type="button"
          className="listing-quiet"
          data-opens="lacking"
          onClick={() => onOpen(fault ? fault.at : change?.at, fault === undefined)}
        >
          {fault ? texts.change : texts.nameSource}
        </button>
      )}
    </p>
  )
}

function unnamed(changes: readonly PlacedChange[], sources: Sources): PlacedChange[] {
  return changes.filter((change) => sourceOf(change, sources) === undefined)
}
