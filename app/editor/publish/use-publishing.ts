import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { PublishAnswer } from '#app/editor/draft/draft-answer.ts'
import type { DraftStore } from '#app/editor/draft/draft-store.ts'
import { linkDraft, publishDraft, scheduleDraft } from '#app/editor/draft/save-draft.ts'
import type { Edited } from '#app/editor/draft/use-draft.ts'
import { useIsDrawn } from '#app/ui/use-is-drawn.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'

import { notSavedText, publishText } from './publish-texts.ts'

/** Publishes, shows the result and reloads the editor with the view in `viewState`. */
export function usePublishing(
  { address, editor: { id } }: Pick<Edited, 'address' | 'editor'>,
  store: DraftStore,
  viewState: () => object,
) {
  const sender = { address, editor: id }
  const [isBusy, setIsBusy] = useState(false)
  const { state } = useLocation()
  // A reload does not repeat the message.
  const isDrawn = useIsDrawn()
  const [message, setMessage] = useState(() =>
    isDrawn ? textOf(fieldsOf(state)('message')) : undefined,
  )
  const navigate = useNavigate()
  async function finish(answer: PublishAnswer | undefined, text: string): Promise<void> {
    setMessage(text)
    setIsBusy(false)
    if (answer && isAnother(answer))
      await navigate(address, { replace: true, state: { ...viewState(), message: text } })
  }
  const messageOf = (
    answer: PublishAnswer | undefined,
    options: { isArchived?: boolean; at?: string } = {},
  ) =>
    publishText(answer, {
      isArchived: false,
      at: undefined,
      ...options,
      content: store.view().draft.content,
    })

  async function settled(
    isForced: boolean,
    send: (version: string) => Promise<PublishAnswer | undefined>,
    at?: string,
  ): Promise<void> {
    setIsBusy(true)
    const version = await store.settle(isForced)
    const answer = version ? await send(version) : undefined
    await finish(
      answer,
      version ? messageOf(answer, at === undefined ? {} : { at }) : notSavedText(store.view()),
    )
  }
  return {
    isBusy,
    message,
    publish: (options: { isPartly?: boolean }) =>
      settled(false, (version) => publishDraft(sender, { version, ...options })),
    /** Archives the published version; unsaved typing becomes a draft. */
    takeOff: async () => {
      setIsBusy(true)
      await store.settle(false)
      const answer = await publishDraft(sender, { isArchived: true })
      await finish(answer, messageOf(answer, { isArchived: true }))
    },
    link: (isForced: boolean) => settled(isForced, (version) => linkDraft(sender, { version })),
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
