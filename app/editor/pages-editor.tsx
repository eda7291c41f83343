import { Link } from 'react-router'

import { isLegal, type WordPage } from '#app/pages/page-content.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { wordTexts } from '#app/strings/en/words.ts'

import { ChangesPanel } from './changes/changes-panel.tsx'
import type { DraftState } from './draft/draft-answer.ts'
import { EditorSheet } from './form/editor-sheet.tsx'
import type { NamedField } from './form/project-fields.ts'
import { FormColumn } from './form/form-column.tsx'
import { LinkButton } from './publish/link-button.tsx'
import { OvertakenBox } from './conflict/outdated-notice.tsx'
import { PreviewFrame } from './preview/preview-frame.tsx'
import { DraftStatus, NotSaved } from './draft/draft-status.tsx'
import { ReachBar } from './action-bar.tsx'
import { Said } from './status-line.tsx'
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
  page: WordPage
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

export function WordsEditor({ page, fields, clock, now, schedules, ...first }: Props) {
  const address = `/dashboard/pages/${page}`
  const { store, view } = useDraft({ ...first, sources: {}, address, keptAs: `words-${page}` })
  const { content, sources } = view.draft
  const pageView = usePageView({ content })
  const publishing = usePublishing({ address, editor: first.editor }, store, pageView.kept)
  const { differences, faults } = view.state
  const isHeld = publishing.isBusy || view.overtaken !== undefined
  const isUnfit = isHeld || faults.length > 0 || differences.length === 0
  const choice = { overtaken: view.overtaken, me: first.editor.name, onChoose: store.choose }
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
      <header className="listing-bar">
        <div>
          <h1>{wordTexts.pages[page]}</h1>
          <DraftStatus view={view} clock={clock} />
        </div>
        <Link className="link" to={`${address}/history`}>
          {texts.history}
        </Link>
        <LinkButton
          isHeld={isHeld}
          onLink={() => void publishing.link(view.draft.version === null)}
        />
        <ScheduleForm
          from={now}
          isHeld={isUnfit}
          onSchedule={(at) => void publishing.schedule(at)}
        />
        <ReachBar
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
        </ReachBar>
      </header>
      <Said words={publishing.said} />
      {pageView.isAlone ? <HoursAbove {...{ address, schedules }} /> : null}
      <OvertakenBox {...choice} isNarrow={pageView.isNarrow} />
      <div className="listing-editor" inert={publishing.isBusy}>
        <PreviewFrame address={address} view={pageView} />
        {pageView.isAlone ? null : (
          <FormColumn>
            <Schedules address={address} schedules={schedules} />
            {changes}
            <WholeForm
              {...{ fields, store, view }}
              note={isLegal(page) ? wordTexts.legal : undefined}
            />
          </FormColumn>
        )}
      </div>
    </>
  )
}
