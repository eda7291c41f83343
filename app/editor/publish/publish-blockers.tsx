import { use } from 'react'

import { ExceptionsContext } from '#app/editor/draft/use-exceptions.ts'
import type { DraftState, PlacedChange } from '#app/editor/draft/draft-answer.ts'
import { ExceptionNote, TakeOut } from '#app/editor/draft/exception-note.tsx'
import { faultText } from '#app/editor/form/field-name.ts'
import { sourceOf } from '#app/projects/facts/fact-key.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import { factTerm } from '#app/projects/history/change-texts.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { Content } from '#app/projects/publishing/edited-content.ts'
import { holdingFaults, type ProjectFault } from '#app/projects/publishing/project-fault.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

type WrongProps = {
  faults: readonly ProjectFault[]
  content: Content
  onOpen: (at: FieldPath) => void
}

export function StillWrong({ faults, content, onOpen }: WrongProps) {
  const exceptions = use(ExceptionsContext)
  if (faults.length === 0) return null
  const isAdvice = holdingFaults(faults).length === 0
  const lines = (
    <>
      <p>{isAdvice ? texts.lookFirst : texts.faultsFirst}</p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.at.join(' ')} ${fault.text}`}>
            <span>{faultText(fault, content)}</span>{' '}
            {exceptions?.removalOf(fault) ? (
              <TakeOut fault={fault} />
            ) : fault.at.length === 0 ? null : (
              <button type="button" className="quiet-button" onClick={() => onOpen(fault.at)}>
                {texts.change}
              </button>
            )}
            <ExceptionNote sentence={fault.aside} />
          </li>
        ))}
      </ul>
    </>
  )
  return isAdvice ? (
    <StatusMessage as="div" className="editor-errors editor-errors--advice">
      {lines}
    </StatusMessage>
  ) : (
    <div className="editor-errors" role="alert">
      {lines}
    </div>
  )
}

type BlockersProps = {
  state: DraftState
  content: Content
  sources: Sources
  /** A fact's source may have no field any more. */
  onOpen: (at: FieldPath | undefined, isSource: boolean) => void
}

/** Empty when all of the draft can be published. */
export function PublishBlockers({
  state: { faults, changes },
  content,
  sources,
  onOpen,
}: BlockersProps) {
  const fault = holdingFaults(faults)[0] ?? faults[0]
  const missing = unnamed(changes, sources)
  const [change] = missing
  if (!fault && !change) return null
  return (
    <p className="editor-blockers">
      <StatusMessage as="span">
        {fault
          ? `${fault.isAdvice ? texts.lookFirst : texts.faultsFirst} ${faultText(fault, content)}`
          : unsourcedText(missing)}
      </StatusMessage>{' '}
      {fault?.at.length === 0 ? null : (
        <button
          type="button"
          className="quiet-button"
          data-opens="lacking"
          onClick={() => onOpen(fault ? fault.at : change?.at, fault === undefined)}
        >
          {fault ? texts.change : texts.nameSource}
        </button>
      )}
    </p>
  )
}

function unsourcedText(missing: readonly PlacedChange[]): string {
  const [change] = missing
  return change && missing.length === 1
    ? texts.unsourcedFact(factTerm(change))
    : texts.unsourced(missing.length)
}

function unnamed(changes: readonly PlacedChange[], sources: Sources): PlacedChange[] {
  return changes.filter((change) => sourceOf(change, sources) === undefined)
}
