import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'

import type { Sources } from '#app/projects/facts/project-facts.ts'
import { withoutWrongDays } from '#app/projects/facts/source-day.ts'
import { nameIn, valueAt, type Content } from '#app/publishing/edited-content.ts'
import { blockingFaults } from '#app/publishing/fault.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { questionTexts } from '#app/strings/en/questions.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { ChangesPanel } from './changes/changes-panel.tsx'
import { editorAddress, type DocumentKind } from './document-kind.ts'
import type { DraftState } from './draft/draft-answer.ts'
import type { DraftStore } from './draft/draft-store.ts'
import type { DraftView } from './draft/draft-view.ts'
import { EditorSheet } from './form/editor-sheet.tsx'
import type { NamedField } from './form/project-fields.ts'
import { LinkButton } from './publish/link-button.tsx'
import { Missing, type Missed } from './form/missing-parts.tsx'
import { FormColumn } from './form/form-column.tsx'
import { OnSite } from './publish/archive-controls.tsx'
import { OutdatedNotice } from './conflict/conflict-notice.tsx'
import { pictureAt } from './form/picture-at.ts'
import { PreviewFrame } from './preview/preview-frame.tsx'
import { PublishButton } from './publish/publish-button.tsx'
import { ActionBar } from './action-bar.tsx'
import { DraftStatus, NotSaved } from './draft/draft-status.tsx'
import {
  ScheduleForm,
  Schedules,
  HoursAbove,
  type ShownSchedule,
} from './publish/schedule-form.tsx'
import { ChangedFactsContext, SourcesOf, type ChangedFacts } from './form/source-fields.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useLiveChanges } from './conflict/use-live-changes.ts'
import { usePageView, type PageView } from './preview/use-page-view.ts'
import { usePublishing } from './publish/use-publishing.ts'
import { WholeForm } from './form/whole-form.tsx'
import { PreviewLink } from './publish/preview-link.tsx'

export type EditorProps = {
  kind: DocumentKind
  id: number | string
  /** A page's name; a project's follows its draft. */
  name: string | undefined
  version: string | null
  content: Content
  sources: Sources
  by: string | null
  editor: { id: string; name: string }
  isArchived: boolean
  isOnSite: boolean
  hasPage: boolean
  hasPhotos: boolean
  state: DraftState
  /** Undefined before the first publication. */
  published: Content
  fields: readonly NamedField[]
  note: string | undefined
  /** What it may miss next to its fields. */
  missed: Missed
  today: string
  /** As `datetime-local` writes it. */
  now: string
  schedules: readonly ShownSchedule[]
  clock: (at: string) => string
}

/** The names under which devices store unsaved drafts since the first release. */
const STORED: Record<DocumentKind, string> = { project: 'listing', page: 'words' }

/** Locks the form during a publication, after which the editor reloads. */
export function DocumentEditor({ kind, id, fields, today, clock, missed, ...props }: EditorProps) {
  const address = editorAddress(kind, id)
  const { store, view } = useDraft({ ...props, address, storageKey: `${STORED[kind]}-${id}` })
  const { content } = view.draft
  const state = useLiveState(kind, view, props.published)
  const pageView = useDocumentView({ kind, address, content, hasPage: props.hasPage })
  const publishing = usePublishing({ address, editor: props.editor }, store, pageView.viewState)
  const isDisabled = publishing.isBusy || view.conflict !== undefined
  const choice = { conflict: view.conflict, me: props.editor.name, onChoose: store.choose }
  const { changes: changed } = state
  const { sources: draftSources } = view.draft
  const facts = useMemo(
    () => ({ changes: changed, sources: draftSources, today, onSource: store.setSource }),
    [changed, draftSources, today, store],
  )
  // A source with an invalid day is still missing.
  const sources = useMemo(() => withoutWrongDays(draftSources), [draftSources])
  const changes = <Changes {...{ state, content, facts, pageView, store }} />
  return (
    <>
      <header className="editor-header">
        <div>
          <h1>{props.name ?? (nameIn(content) || texts.unnamed)}</h1>
          <DraftStatus view={view} clock={clock} isArchived={props.isArchived} />
        </div>
        <OtherPages {...{ kind, address }} hasPhotos={props.hasPhotos} />
        <LinkButton
          isDisabled={isDisabled}
          onLink={() => void publishing.link(view.draft.version === null)}
        />
        <ScheduleForm
          from={props.now}
          isDisabled={isDisabled || !canPublish(state)}
          onSchedule={(at) => void publishing.schedule(at)}
        />
        <ActionBar
          {...{ view: pageView, state, content, sources, choice }}
          unsaved={<NotSaved view={view} />}
          sheet={<EditorSheet {...{ pageView, fields, store, view, facts, changes }} />}
        >
          <PublishButton
            state={state}
            sources={sources}
            isDisabled={isDisabled}
            onPublish={(options) => {
              pageView.close()
              void publishing.publish(options)
            }}
          />
        </ActionBar>
      </header>
      <StatusLine text={publishing.message} />
      {pageView.isAlone ? <HoursAbove address={address} schedules={props.schedules} /> : null}
      <OutdatedNotice {...choice} isNarrow={pageView.isNarrow} />
      <div className="editor-body" inert={publishing.isBusy}>
        <PreviewFrame address={address} view={pageView} />
        {pageView.isAlone ? null : (
          <FormColumn>
            <Schedules address={address} schedules={props.schedules} />
            <Missing
              {...{ ...missed, address, content }}
              onPlace={(road) => store.change(['road'], road)}
            />
            {changes}
            <ChangedFactsContext value={facts}>
              <WholeForm {...{ fields, store, view }} note={props.note} />
            </ChangedFactsContext>
            <OnSite {...{ ...props, id, isDisabled }} onArchive={() => void publishing.takeOff()} />
          </FormColumn>
        )}
      </div>
    </>
  )
}

type ChangesProps = {
  state: DraftState
  content: Content
  facts: ChangedFacts
  pageView: PageView
  store: DraftStore
}

/** In a narrow view it requests the sources of all facts, otherwise of those without a field. */
function Changes({ state, content, facts, pageView, store }: ChangesProps) {
  const { isAlone, open } = pageView
  return (
    <ChangesPanel
      {...{ state, content, isOpen: isAlone }}
      onOpen={(at) => open({ at })}
      onPutBack={(before) => store.change([], before)}
    >
      <SourcesOf
        facts={facts}
        isRequested={(at) => isAlone || at === undefined || valueAt(content, at) === undefined}
      />
    </ChangesPanel>
  )
}

function useLiveState(
  kind: DocumentKind,
  { draft: { content }, state }: DraftView,
  published: Content,
): DraftState {
  const known = { content, published, changes: state.changes }
  const changes = useLiveChanges({ ...known, hasFacts: kind === 'project' })
  return useMemo(() => ({ ...state, changes }), [state, changes])
}

function canPublish({ faults, differences }: DraftState): boolean {
  return blockingFaults(faults).length === 0 && differences.length > 0
}

type Viewed = { kind: DocumentKind; address: string; content: Content; hasPage: boolean }

/** Photos have a page of their own. */
function useDocumentView({ kind, address, ...viewed }: Viewed): PageView {
  const navigate = useNavigate()
  return usePageView({
    ...viewed,
    onPicture: (at) => {
      const slot = kind === 'project' ? pictureAt(viewed.content, at) : undefined
      if (slot !== undefined) void navigate(`${address}/photos#${slot}`)
      return slot !== undefined
    },
  })
}

type OtherProps = Pick<Viewed, 'kind' | 'address'> & { hasPhotos: boolean }

function OtherPages({ kind, address, hasPhotos }: OtherProps) {
  return (
    <>
      {kind === 'project' ? (
        <Link className="link" to={`${address}/questions`}>
          {questionTexts.title}
        </Link>
      ) : null}
      {hasPhotos ? (
        <Link className="link" to={`${address}/photos`}>
          {photoTexts.link}
        </Link>
      ) : null}
      <Link className="link" to={`${address}/history`}>
        {texts.history}
      </Link>
    </>
  )
}

/** The result of the last action; a new link has buttons to share it. */
function StatusLine({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <StatusMessage as="div" className="editor-status">
      {/^https?:\S+$/.test(text) ? <PreviewLink key={text} address={text} /> : text}
    </StatusMessage>
  )
}
