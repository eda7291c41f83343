import { Form } from 'react-router'

import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'

/** Adds a note; the field is empty again once it is stored. */
export function NoteForm({ action, typed = '' }: { action: string; typed?: string | undefined }) {
  return (
    <Form method="post" action={action} className="note-form" preventScrollReset replace>
      <label className="visually-hidden" htmlFor="note">
        {panelTexts.note}
      </label>
      <textarea
        id="note"
        name="note"
        rows={2}
        placeholder={panelTexts.note}
        defaultValue={typed}
        data-key="n"
        required
      />
      <button className="button button--line">{panelTexts.addNote}</button>
    </Form>
  )
}
