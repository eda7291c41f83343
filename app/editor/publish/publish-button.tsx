import type { DraftState } from '#app/editor/draft/draft-answer.ts'
import { sourceOf } from '#app/projects/facts/fact-key.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import { blockingFaults, warningsIn } from '#app/publishing/fault.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

type PublishProps = {
  state: DraftState
  sources: Sources
  isDisabled: boolean
  onPublish: (options: { isPartly: boolean }) => void
}

/** Facts without a source are held back, with everything that is invalid without them. */
export function PublishButton({ state, sources, isDisabled, onPublish }: PublishProps) {
  const { changes, faults, differences, isMore, isPartSound } = state
  const sourced = changes.filter((change) => sourceOf(change, sources) !== undefined).length
  const isPartly = sourced < changes.length
  const isNone = isPartly && sourced === 0
  const isWithout = isNone && isMore
  const isNothing = differences.length === 0 || (isNone && !isMore)
  const isWrong = blockingFaults(faults).length > 0 || (isPartly && !isPartSound)
  return (
    <button
      type="button"
      className={isWithout ? 'button publish-without' : 'button'}
      disabled={isDisabled || isWrong || isNothing}
      onClick={() => onPublish({ isPartly })}
    >
      {publishName({
        isPartly,
        isWithout,
        isWarned: warningsIn(faults).length > 0 && !isNothing,
        sourced,
        all: changes.length,
      })}
    </button>
  )
}

type Going = {
  isPartly: boolean
  isWithout: boolean
  isWarned: boolean
  sourced: number
  all: number
}

function publishName({ isPartly, isWithout, isWarned, sourced, all }: Going): string {
  if (isWithout) return texts.publishWithout(all)
  if (isPartly) return texts.publishSome(sourced, all)
  return isWarned ? texts.publishAnyway : texts.publish
}
