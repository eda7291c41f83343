import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { photographTexts } from '#app/desk-texts/en/photographs.ts'
import type { Sources } from '#app/projects/versions/listing-facts.ts'

import { ChangesPanel } from './changes-panel.tsx'
import type { DraftState } from './draft-answer.ts'
import { nameIn, valueAt } from '#app/projects/versions/edited-content.ts'
import { holdingFaults } from '#app/projects/versions/listing-fault.ts'
import { EditorSheet } from './editor-sheet.tsx'
import type { NamedField } from './listing-fields.ts'
import { Missing, type Missed } from './missing-parts.tsx'
import { FormColumn } from './form-column.tsx'
import { OvertakenBox } from './overtaken-box.tsx'
import { pictureAt } from './picture-at.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishButton } from './publish-button.tsx'
import { ReachBar } from './reach-bar.tsx'
import { ReturnForm } from './return-form.tsx'
import { Said } from './said.tsx'
import { DraftStatus } from './draft-status.tsx'
import { ScheduleForm, Schedules, type ShownSchedule } from './schedule-form.tsx'
import { ChangedFactsContext, SourcesOf } from './source-fields.tsx'
import { useDraft } from './use-draft.ts'
import { usePageView, type PageView } from './use-page-view.ts'
import { usePublishing } from './use-publishing.ts'
import { WholeForm } from './whole-form.tsx'

export type EditorProps = Missed & {
  version: string | null
  content: unknown
  sources: Sources
  by: string | null
  /** Who writes here. */
  editor: { id: string; name: string }
  isArchived: boolean
  isOnSite: boolean
  /** Its page can be drawn. */
  hasPage: boolean
  state: DraftState
  fields: readonly NamedField[]
  today: string
  /** The hour, as a field of a form writes it. */
  now: string
  schedules: readonly ShownSchedule[]
  /** The time of a moment, as the desk shows it. */
  clock: (at: string) => string
}

/** A listing being written: its form, what it changes, and the way to publish it. While it is published nothing can be typed: it is opened anew then. */
export function ListingEditor({ fields, today, clock, ...props }: EditorProps) {
  const address = `/dashboard/projects/${props.id}`
  const { store, view } = useDraft({ ...props, address, keptAs: `listing-${props.id}` })
  const { content, sources } = view.draft
  const pageView = useListingView({ address, content, hasPage: props.hasPage })
  const publishing = usePublishing({ address, editor: props.editor }, store, pageView.kept)
  const isHeld = publishing.isBusy || view.overtaken !== undefined
  const facts = useMemo(
    () => ({ changes: view.state.changes, sources, today, onSource: store.setSource }),
    [view.state.changes, sources, today, store],
  )
  const changes = (
    <ChangesPanel state={view.state}>
      <SourcesOf
        facts={facts}
        isWanted={(at) => at === undefined || valueAt(content, at) === undefined}
      />
    </ChangesPanel>
  )
  return (
    <>
      <header className="listing-bar">
        <div>
          <h1>{nameIn(content) || texts.unnamed}</h1>
          <DraftStatus view={view} clock={clock} isArchived={props.isArchived} />
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
          isHeld={isHeld || !canPublish(view.state)}
          onSchedule={(at) => void publishing.schedule(at)}
        />
        <ReachBar
          {...{ view: pageView, state: view.state, sources }}
          sheet={<EditorSheet {...{ pageView, fields, store, view, facts, changes }} />}
        >
          <PublishButton
            state={view.state}
            sources={sources}
            isHeld={isHeld}
            onPublish={(how) => {
              pageView.close()
              void publishing.publish(how)
            }}
          />
        </ReachBar>
      </header>
      <Said words={publishing.said} />
      <OvertakenBox overtaken={view.overtaken} me={props.editor.name} onChoose={store.choose} />
      <div className="listing-editor" inert={publishing.isBusy}>
        <PreviewFrame address={address} view={pageView} />
        {pageView.isAlone ? null : (
          <FormColumn>
            <Schedules address={address} schedules={props.schedules} />
            <Missing {...{ ...props, content }} onPlace={(road) => store.change(['road'], road)} />
            {changes}
            <ChangedFactsContext value={facts}>
              <WholeForm {...{ fields, store, view }} />
            </ChangedFactsContext>
            <OnSite
              {...props}
              isHeld={isHeld}
              onArchive={() => void publishing.publish({ isArchived: true, anew: true })}
            />
          </FormColumn>
        )}
      </div>
    </>
  )
}

function canPublish({ faults, differences }: DraftState): boolean {
  return holdingFaults(faults).length === 0 && differences.length > 0
}

type Viewed = { address: string; content: unknown; hasPage: boolean }

/** A press on a picture of a gallery leads to its photograph. */
function useListingView({ address, ...viewed }: Viewed): PageView {
  const navigate = useNavigate()
  return usePageView({
    ...viewed,
    onPicture: (at) => {
      const slot = pictureAt(viewed.content, at)
      if (slot !== undefined) void navigate(`${address}/photographs#${slot}`)
      return slot !== undefined
    },
  })
}

type OnSiteProps = Pick<EditorProps, 'id' | 'isOnSite' | 'isArchived'> & {
  isHeld: boolean
  onArchive: () => void
}

/** The way off the site, and back onto it. */
function OnSite({ id, isOnSite, isArchived, isHeld, onArchive }: OnSiteProps) {
  return (
    <>
      {isOnSite ? (
        <section className="listing-archive">
          <p className="caption">{texts.archiveNote}</p>
          <button
            type="button"
            className="button button--line"
            disabled={isHeld}
            onClick={onArchive}
          >
            {texts.archive}
          </button>
        </section>
      ) : null}
      {isArchived ? (
        <section className="listing-archive">
          <p className="caption">{texts.archivedNote}</p>
          <ReturnForm id={id} isHeld={isHeld} />
        </section>
      ) : null}
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
