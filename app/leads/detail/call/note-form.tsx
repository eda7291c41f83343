import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'

type Props = { leadId: string; action: string; typed?: string | undefined }

/** The typed text stays until it is stored, whatever else happens to the lead. */
export function NoteForm({ leadId, action, typed = '' }: Props) {
  const { form, draft } = useFormDraft(`note ${leadId}`, { isEmptied: true })
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="field note-form"
      preventScrollReset
      replace
    >
      <label className="visually-hidden" htmlFor="note">
        {panelTexts.note}
      </label>
      <textarea
        id="note"
        name="note"
        dir="auto"
        rows={2}
        placeholder={panelTexts.note}
        defaultValue={typed}
        data-key="n"
        required
      />
      <button className="button button--line">{panelTexts.addNote}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}
