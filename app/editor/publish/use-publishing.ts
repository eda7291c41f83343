import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { PublishAnswer } from '#app/editor/draft/draft-answer.ts'
import type { DraftStore } from '#app/editor/draft/draft-store.ts'
import { linkDraft, publishDraft, scheduleDraft } from '#app/editor/draft/save-draft.ts'
import type { Edited } from '#app/editor/draft/use-draft.ts'
import { useIsDrawn } from '#app/editor/use-hydrated.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'

import { notSavedWords, publishWords } from './publish-texts.ts'

/** Publishes, shows the result and reloads the editor with the view in `kept`. */
export function usePublishing(
  { address, editor: { id } }: Pick<Edited, 'address' | 'editor'>,
  store: DraftStore,
  kept: () => object,
) {
  const sender = { address, editor: id }
  const [isBusy, setIsBusy] = useState(false)
  const { state } = useLocation()
  // A reload does not repeat the message.
  const isDrawn = useIsDrawn()
  const [said, setSaid] = useState(() => (isDrawn ? textOf(fieldsOf(state)('said')) : undefined))
  const navigate = useNavigate()
  async function told(answer: PublishAnswer | undefined, words: string): Promise<void> {
    setSaid(words)
    setIsBusy(false)
    if (answer && isAnother(answer))
      await navigate(address, { replace: true, state: { ...kept(), said: words } })
  }
  const wordsOf = (
    answer: PublishAnswer | undefined,
    how: { isArchived?: boolean; at?: string } = {},
  ) =>
    publishWords(answer, {
      isArchived: false,
      at: undefined,
      ...how,
      content: store.view().draft.content,
    })

  async function settled(
    anew: boolean,
    ask: (version: string) => Promise<PublishAnswer | undefined>,
    at?: string,
  ): Promise<void> {
    setIsBusy(true)
    const version = await store.settle(anew)
    const answer = version ? await ask(version) : undefined
    await told(
      answer,
      version ? wordsOf(answer, at === undefined ? {} : { at }) : notSavedWords(store.view()),
    )
  }
  return {
    isBusy,
    said,
    publish: (how: { isPartly?: boolean }) =>
      settled(false, (version) => publishDraft(sender, { version, ...how })),
    /** Archives the published version; unsaved typing becomes a draft. */
    takeOff: async () => {
      setIsBusy(true)
      await store.settle(false)
      const answer = await publishDraft(sender, { isArchived: true })
      await told(answer, wordsOf(answer, { isArchived: true }))
    },
    link: (anew: boolean) => settled(anew, (version) => linkDraft(sender, { version })),
    schedule: (at: string) =>
      settled(false, (version) => scheduleDraft(sender, { version, at }), at),
  }
}

function isAnother(answer: PublishAnswer): boolean {
  return answer.kind === 'refused' ? answer.isDone === true : REOPENS.has(answer.kind)
}

const REOPENS: ReadonlySet<PublishAnswer['kind']> = new Set([
  'published',
  'announced',
  'scheduled',
  'overtaken',
])
