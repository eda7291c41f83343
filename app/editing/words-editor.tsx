import { Link } from 'react-router'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { wordTexts } from '#app/desk-texts/en/words.ts'
import { isLegal, type WordPage } from '#app/words/word-pages.ts'

import { ChangesPanel } from './changes-panel.tsx'
import type { DraftState } from './draft-answer.ts'
import type { NamedField } from './listing-fields.ts'
import { OvertakenBox } from './overtaken-box.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { statusWords } from './publish-words.ts'
import { ScheduleForm, Schedules, type ShownSchedule } from './schedule-form.tsx'
import { useDraft } from './use-draft.ts'
import { usePublishing } from './use-publishing.ts'
import { WholeForm } from './whole-form.tsx'

type Props = {
  page: WordPage
  version: string | null
  content: unknown
  by: string | null
  state: DraftState
  fields: readonly NamedField[]
  /** The hour, as a field of a form writes it. */
  now: string
  schedules: readonly ShownSchedule[]
  /** The time of a moment, as the desk shows it. */
  clock: (at: string) => string
}

/** The words of a page being written: their form, what it changes, the page, and the way to publish it. */
export function WordsEditor({ page, fields, clock, now, schedules, ...first }: Props) {
  const address = `/dashboard/words/${page}`
  const { store, view } = useDraft({ ...first, sources: {}, address, keptAs: `words-${page}` })
  const publishing = usePublishing(address, store.settle)
  const { content } = view.draft
  const { differences, faults } = view.state
  const isHeld = publishing.isBusy || view.overtaken !== undefined
  const isUnfit = isHeld || faults.length > 0 || differences.length === 0
  return (
    <>
      <header className="listing-bar">
        <div>
          <h1>{wordTexts.pages[page]}</h1>
          <p role="status">{statusWords(view, clock)}</p>
        </div>
        <Link className="link" to={`${address}/history`}>
          {texts.history}
        </Link>
        <button
          type="button"
          className="listing-quiet"
          disabled={isHeld}
          onClick={() => void publishing.link(view.draft.version === null)}
        >
          {texts.link}
        </button>
        <ScheduleForm
          from={now}
          isHeld={isUnfit}
          onSchedule={(at) => void publishing.schedule(at)}
        />
        <button
          type="button"
          className="button"
          disabled={isUnfit}
          onClick={() => void publishing.publish({})}
        >
          {texts.publish}
        </button>
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
          <Schedules address={address} schedules={schedules} />
          <ChangesPanel state={view.state} />
          <WholeForm
            {...{ fields, store, view }}
            note={isLegal(page) ? wordTexts.legal : undefined}
          />
        </div>
      </div>
    </>
  )
}
