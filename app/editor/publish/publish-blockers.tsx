import type { DraftState, PlacedChange } from '#app/editor/draft/draft-answer.ts'
import { faultText } from '#app/editor/form/field-name.ts'
import { sourceOf } from '#app/projects/facts/fact-key.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import { factTerm } from '#app/projects/history/change-texts.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import { blockingFaults, warningsIn, type Fault } from '#app/publishing/fault.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

type WrongProps = {
  faults: readonly Fault[]
  content: Content
  onOpen: (at: FieldPath) => void
}

export function StillWrong({ faults, ...props }: WrongProps) {
  const [blocking, warnings] = [blockingFaults(faults), warningsIn(faults)]
  return (
    <>
      {blocking.length === 0 ? null : (
        <div className="editor-errors" role="alert">
          <p>{texts.faultsFirst}</p>
          <FaultList {...props} faults={blocking} action={texts.change} />
        </div>
      )}
      {warnings.length === 0 ? null : (
        <StatusMessage as="div" className="editor-errors editor-errors--warnings">
          <p>{texts.warnings(warnings.length)}</p>
          <FaultList {...props} faults={warnings} action={texts.showWarning} />
        </StatusMessage>
      )}
    </>
  )
}

function FaultList({ faults, content, onOpen, action }: WrongProps & { action: string }) {
  return (
    <ul>
      {faults.map((fault) => (
        <li key={`${fault.at.join(' ')} ${fault.text}`}>
          <span>{faultText(fault, content)}</span>{' '}
          {fault.at.length === 0 ? null : (
            <button type="button" className="quiet-button" onClick={() => onOpen(fault.at)}>
              {action}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

type BlockersProps = {
  state: DraftState
  content: Content
  sources: Sources
  /** A fact's source may have no field any more. */
  onOpen: (at: FieldPath | undefined, isSource: boolean) => void
}

/** What blocks the draft or a part of it, and how many warnings it has; empty without any. */
export function PublishBlockers({ state, content, sources, onOpen }: BlockersProps) {
  const [fault] = blockingFaults(state.faults)
  const warnings = warningsIn(state.faults)
  const missing = unnamed(state.changes, sources)
  const next = fault
    ? { at: fault.at, action: texts.change }
    : missing[0]
      ? { at: missing[0].at, action: texts.nameSource, isSource: true }
      : warnings[0] && { at: warnings[0].at, action: texts.showWarning }
  if (!next) return null
  const lines = [
    fault && `${texts.faultsFirst} ${faultText(fault, content)}`,
    next.isSource && unsourcedText(missing),
    warnings.length > 0 && texts.warnings(warnings.length),
  ]
  return (
    <p className="editor-blockers">
      <StatusMessage as="span">{lines.filter(Boolean).join(' ')}</StatusMessage>{' '}
      {next.at?.length === 0 ? null : (
        <button
          type="button"
          className="quiet-button"
          data-opens="lacking"
          onClick={() => onOpen(next.at, next.isSource === true)}
        >
          {next.action}
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
