import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { fieldsOf, textOf } from '#app/lib/json-fields.ts'

import type { PublishAnswer } from './draft-answer.ts'
import type { DraftStore } from './draft-store.ts'
import { notSavedWords, publishWords } from './publish-words.ts'
import { linkDraft, publishDraft, scheduleDraft } from './save-draft.ts'
import type { Edited } from './use-draft.ts'
import { useIsDrawn } from './use-is-drawn.ts'

/** `anew` makes a version of what is published already. */
type PublishHow = { isPartly?: boolean; isArchived?: boolean; anew?: boolean }

/** Publishes what is saved, and says what came of it; then what is edited at the address is opened anew as it is by now, with what is `kept` of how it was shown. */
export function usePublishing(
  { address, editor: { id } }: Pick<Edited, 'address' | 'editor'>,
  store: DraftStore,
  kept: () => object,
) {
  const sender = { address, editor: id }
  const [isBusy, setIsBusy] = useState(false)
  const { state } = useLocation()
  // A page that is loaded again is not told once more of what was published before.
  const isDrawn = useIsDrawn()
  const [said, setSaid] = useState(() => (isDrawn ? textOf(fieldsOf(state)('said')) : undefined))
  const navigate = useNavigate()
  async function settled(
    anew: boolean,
    ask: (version: string) => Promise<PublishAnswer | undefined>,
    { isArchived = false, at }: { isArchived?: boolean | undefined; at?: string } = {},
  ): Promise<void> {
    setIsBusy(true)
    const version = await store.settle(anew)
    const answer = version ? await ask(version) : undefined
    const words = version
      ? publishWords(answer, { isArchived, at, content: store.view().draft.content })
      : notSavedWords(store.view())
    setSaid(words)
    setIsBusy(false)
    if (answer && isAnother(answer))
      await navigate(address, { replace: true, state: { ...kept(), said: words } })
  }
  return {
    isBusy,
    said,
    publish: ({ anew = false, ...how }: PublishHow) =>
      settled(anew, (version) => publishDraft(sender, { version, ...how }), how),
    link: (anew: boolean) => settled(anew, (version) => linkDraft(sender, { version })),
    schedule: (at: string) =>
      settled(false, (version) => scheduleDraft(sender, { version, at }), { at }),
  }
}

/** Whether what is edited is another by now than the page shows. */
function isAnother(answer: PublishAnswer): boolean {
  return answer.kind === 'refused' ? answer.isDone === true : REOPENS.has(answer.kind)
}

const REOPENS: ReadonlySet<PublishAnswer['kind']> = new Set([
  'published',
  'announced',
  'scheduled',
  'overtaken',
])
