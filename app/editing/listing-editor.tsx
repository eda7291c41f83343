import { Link } from 'react-router'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { photographTexts } from '#app/desk-texts/en/photographs.ts'
import { sourceOf } from '#app/projects/versions/fact-key.ts'
import type { Sources } from '#app/projects/versions/listing-facts.ts'

import { ChangedFacts, ChangesPanel } from './changes-panel.tsx'
import type { DraftState } from './draft-answer.ts'
import { nameIn } from './edited-content.ts'
import type { NamedField } from './listing-fields.ts'
import { NotPlaced, type RoadChoice } from './not-placed.tsx'
import { OvertakenBox } from './overtaken-box.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { ReturnForm } from './return-form.tsx'
import { statusWords } from './publish-words.ts'
import { ScheduleForm, Schedules, type ShownSchedule } from './schedule-form.tsx'
import { useDraft } from './use-draft.ts'
import { usePublishing } from './use-publishing.ts'
import { WholeForm } from './whole-form.tsx'

export type EditorProps = {
  id: number
  version: string | null
  content: unknown
  sources: Sources
  by: string | null
  isArchived: boolean
  isOnSite: boolean
  state: DraftState
  /** Where it may stand on the drawing of the roads. */
  road: RoadChoice
  /** Slots whose photograph no page shows, for nobody has said what it shows. */
  undescribed: readonly string[]
  fields: readonly NamedField[]
  today: string
  /** The hour, as a field of a form writes it. */
  now: string
  schedules: readonly ShownSchedule[]
  /** The time of a moment, as the desk shows it. */
  clock: (at: string) => string
}

/** A listing being written: its form, what it changes, and the way to publish it. */
export function ListingEditor({ fields, today, clock, ...props }: EditorProps) {
  const address = `/dashboard/projects/${props.id}`
  const { store, view } = useDraft({ ...props, address, keptAs: `listing-${props.id}` })
  const publishing = usePublishing(address, store.settle)
  const { content, sources } = view.draft
  const isHeld = publishing.isBusy || view.overtaken !== undefined
  return (
    <>
      <header className="listing-bar">
        <div>
          <h1>{nameIn(content)}</h1>
          <p role="status">{statusWords(view, clock, props.isArchived)}</p>
        </div>
        <OtherPages id={props.id} />
        <button
          type="button"
          className="listing-quiet"
          disabled={isHeld}
          onClick={() =>
            void publishing.link(props.version === null && view.draft.version === null)
          }
        >
          {texts.link}
        </button>
        <ScheduleForm
          from={props.now}
          isHeld={isHeld || view.state.faults.length > 0 || view.state.differences.length === 0}
          onSchedule={(at) => void publishing.schedule(at)}
        />
        <PublishButton
          state={view.state}
          sources={sources}
          isHeld={isHeld}
          onPublish={(how) => void publishing.publish(how)}
        />
      </header>
      {publishing.said === undefined ? null : (
        <p className="listing-said" role="status">
          {publishing.said}
        </p>
      )}
      {view.overtaken ? <OvertakenBox overtaken={view.overtaken} onChoose={store.choose} /> : null}
      <div className="listing-editor">
        <PreviewFrame address={address} content={content} />
        <div className="listing-form">
          <Schedules address={address} schedules={props.schedules} />
          <Undescribed id={props.id} slots={props.undescribed} />
          <NotPlaced
            {...{ ...props.road, content }}
            onPlace={(road) => store.change(['road'], road)}
          />
          <ChangesPanel state={view.state}>
            <ChangedFacts {...{ ...view.state, sources, today }} onSource={store.setSource} />
          </ChangesPanel>
          <WholeForm {...{ fields, store, view }} />
          {props.isOnSite ? (
            <section className="listing-archive">
              <p className="caption">{texts.archiveNote}</p>
              <button
                type="button"
                className="button button--line"
                disabled={isHeld}
                onClick={() => void publishing.publish({ isArchived: true, anew: true })}
              >
                {texts.archive}
              </button>
            </section>
          ) : null}
          {props.isArchived ? (
            <section className="listing-archive">
              <p className="caption">{texts.archivedNote}</p>
              <ReturnForm id={props.id} isHeld={isHeld} />
            </section>
          ) : null}
        </div>
      </div>
    </>
  )
}

function OtherPages({ id }: { id: number }) {
  return (
    <>
      <Link className="link" to={`/dashboard/projects/${id}/photographs`}>
        {photographTexts.link}
      </Link>
      <Link className="link" to={`/dashboard/projects/${id}/history`}>
        {texts.history}
      </Link>
    </>
  )
}

/** Names what is missed on the page without being a field of the form. */
function Undescribed({ id, slots: [first, ...rest] }: { id: number; slots: readonly string[] }) {
  if (first === undefined) return null
  return (
    <p className="listing-undescribed">
      {photographTexts.missingNote(rest.length + 1)}{' '}
      <Link className="link" to={`/dashboard/projects/${id}/photographs#${first}`}>
        {photographTexts.describe}
      </Link>
    </p>
  )
}

type PublishProps = {
  state: DraftState
  sources: Sources
  isHeld: boolean
  onPublish: (how: { isPartly: boolean }) => void
}

/** Facts without a source stay back, and the button says how many go. */
function PublishButton({ state, sources, isHeld, onPublish }: PublishProps) {
  const { changes, faults, differences } = state
  const sourced = changes.filter((change) => sourceOf(change, sources) !== undefined).length
  const isPartly = sourced < changes.length
  const isNothing = differences.length === 0 || (isPartly && sourced === 0)
  return (
    <button
      type="button"
      className="button"
      disabled={isHeld || faults.length > 0 || isNothing}
      onClick={() => onPublish({ isPartly })}
    >
      {isPartly ? texts.publishSome(sourced, changes.length) : texts.publish}
    </button>
  )
}
