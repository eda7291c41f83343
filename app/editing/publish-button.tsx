import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { sourceOf } from '#app/projects/versions/fact-key.ts'
import { holdingFaults } from '#app/projects/versions/listing-fault.ts'
import type { Sources } from '#app/projects/versions/listing-facts.ts'

import type { DraftState } from './draft-answer.ts'

type PublishProps = {
  state: DraftState
  sources: Sources
  isHeld: boolean
  onPublish: (how: { isPartly: boolean }) => void
}

/** Facts without a source stay back, and the button says how many go. */
export function PublishButton({ state, sources, isHeld, onPublish }: PublishProps) {
  const { changes, faults, differences } = state
  const sourced = changes.filter((change) => sourceOf(change, sources) !== undefined).length
  const isPartly = sourced < changes.length
  const isNothing = differences.length === 0 || (isPartly && sourced === 0)
  return (
    <button
      type="button"
      className="button"
      disabled={isHeld || holdingFaults(faults).length > 0 || isNothing}
      onClick={() => onPublish({ isPartly })}
    >
      {isPartly ? texts.publishSome(sourced, changes.length) : texts.publish}
    </button>
  )
}
