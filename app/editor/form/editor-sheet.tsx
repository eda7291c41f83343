import type { ReactNode } from 'react'

import type { DraftStore } from '#app/editor/draft/draft-store.ts'
import type { DraftView } from '#app/editor/draft/draft-view.ts'
import type { PageView } from '#app/editor/preview/use-page-view.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { FieldSheet, Sheet } from './field-sheet.tsx'
import type { NamedField } from './project-fields.ts'
import type { ChangedFacts } from './source-fields.tsx'

type Props = {
  pageView: PageView
  fields: readonly NamedField[]
  store: DraftStore
  view: DraftView
  facts: ChangedFacts
  changes: ReactNode
}

export function EditorSheet({ pageView, changes, ...form }: Props) {
  const { opened, open } = pageView
  if (opened === undefined) return null
  if (opened === 'changes')
    return (
      <Sheet title={texts.toChanges} key="changes">
        {changes}
      </Sheet>
    )
  return <FieldSheet {...form} {...opened} onOpen={(at) => open({ at })} />
}
