import type { DraftStore } from '#app/editor/draft/draft-store.ts'
import type { DraftView } from '#app/editor/draft/draft-view.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { GroupFields } from './field-view.tsx'
import type { NamedField } from './project-fields.ts'

type Props = {
  fields: readonly NamedField[]
  store: DraftStore
  view: DraftView
  note?: string | undefined
}

/** Locked during a conflict. */
export function WholeForm({ fields, store, view, note }: Props) {
  return (
    <fieldset className="editor-full-form" disabled={view.conflict !== undefined}>
      <legend className="visually-hidden">{texts.form}</legend>
      {note === undefined ? null : <p className="caption">{note}</p>}
      <GroupFields
        field={{ kind: 'group', fields }}
        fields={fields}
        path={[]}
        name=""
        value={view.draft.content}
        faults={view.state.faults}
        onChange={store.change}
        onMove={store.move}
      />
    </fieldset>
  )
}
