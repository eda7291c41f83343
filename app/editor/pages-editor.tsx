import { Link } from 'react-router'

import { isLegal, type PageName } from '#app/pages/page-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { pageTexts } from '#app/strings/en/pages.ts'

import { ChangesPanel } from './changes/changes-panel.tsx'
import type { DraftState } from './draft/draft-answer.ts'
import { EditorSheet } from './form/editor-sheet.tsx'
import type { NamedField } from './form/project-fields.ts'
import { FormColumn } from './form/form-column.tsx'
import { LinkButton } from './publish/link-button.tsx'
import { OutdatedNotice } from './conflict/outdated-notice.tsx'
import { PreviewFrame } from './preview/preview-frame.tsx'
import { DraftStatus, NotSaved } from './draft/draft-status.tsx'
import { ActionBar } from './action-bar.tsx'
import { StatusLine } from './status-line.tsx'
import {
  ScheduleForm,
  Schedules,
  HoursAbove,
  type ShownSchedule,
} from './publish/schedule-form.tsx'
import { useDraft } from './draft/use-draft.ts'
import { usePageView } from './preview/use-page-view.ts'
import { usePublishing } from './publish/use-publishing.ts'
import { WholeForm } from './form/whole-form.tsx'

type Props = {
  page: PageName
  version: string | null
  content: unknown
  by: string | null
  editor: { id: string; name: string }
  state: DraftState
  fields: readonly NamedField[]
  now: string
  schedules: readonly ShownSchedule[]
  clock: (at: string) => string
}

export function PagesEditor({ page, fields, clock, now, schedules, ...first }: Props) {
  const address = `/dashboard/pages/${page}`
  const { store, view } = useDraft({ ...first, sources: {}, address, storageKey: `words-${page}` })
  const { content, sources } = view.draft
  const pageView = usePageView({ content })
  const publishing = usePublishing({ address, editor: first.editor }, store, pageView.viewState)
  const { differences, faults } = view.state
  const isDisabled = publishing.isBusy || view.conflict !== undefined
  const isUnfit = isDisabled || faults.length > 0 || differences.length === 0
  const choice = { conflict: view.conflict, me: first.editor.name, onChoose: store.choose }
  const changes = (
    <ChangesPanel
      state={view.state}
      content={content}
      isOpen={pageView.isAlone}
      onOpen={(at) => pageView.open({ at })}
      onPutBack={(before) => store.change([], before)}
    />
  )
  return (
    <>
      <header className="editor-header">
        <div>
          <h1>{pageTexts.pages[page]}</h1>
          <DraftStatus view={view} clock={clock} />
        </div>
        <Link className="link" to={`${address}/history`}>
          {texts.history}
        </Link>
        <LinkButton
          isDisabled={isDisabled}
          onLink={() => void publishing.link(view.draft.version === null)}
        />
        <ScheduleForm
          from={now}
          isDisabled={isUnfit}
          onSchedule={(at) => void publishing.schedule(at)}
        />
        <ActionBar
          {...{ view: pageView, state: view.state, content, sources, choice }}
          unsaved={<NotSaved view={view} />}
          sheet={<EditorSheet {...{ pageView, fields, store, view, changes }} />}
        >
          <button
            type="button"
            className="button"
            disabled={isUnfit}
            onClick={() => {
              pageView.close()
              void publishing.publish({})
            }}
          >
            {texts.publish}
          </button>
        </ActionBar>
      </header>
      <StatusLine text={publishing.said} />
      {pageView.isAlone ? <HoursAbove {...{ address, schedules }} /> : null}
      <OutdatedNotice {...choice} isNarrow={pageView.isNarrow} />
      <div className="editor-body" inert={publishing.isBusy}>
        <PreviewFrame address={address} view={pageView} />
        {pageView.isAlone ? null : (
          <FormColumn>
            <Schedules address={address} schedules={schedules} />
            {changes}
            <WholeForm
              {...{ fields, store, view }}
              note={isLegal(page) ? pageTexts.legal : undefined}
            />
          </FormColumn>
        )}
      </div>
    </>
  )
}
