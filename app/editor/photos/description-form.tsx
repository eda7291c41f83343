import type { FormEvent } from 'react'

import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { MAX_DESCRIPTION_LENGTH } from '#app/media/photos/photo.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { postedOf } from './posted-of.ts'
import { FocalPoint } from './focal-point.tsx'
import type { ShownSlot } from './shown-slot.ts'
import { addressOf, type PhotoActions } from './use-photo-actions.ts'

type Props = {
  id: number
  slot: ShownSlot
  photo: NonNullable<ShownSlot['photo']>
  actions: PhotoActions
}

export function DescriptionForm({ id, slot, photo, actions }: Props) {
  const { form, draft } = useFormDraft(`photo ${slot.slot} ${photo.hash}`)
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const posted = new FormData(event.currentTarget)
    if (await actions.submit('description', postedOf(event.currentTarget))) settleDraft(posted)
  }
  return (
    <form
      ref={form}
      className="slot-description-form"
      method="post"
      action={addressOf(id, 'description')}
      onSubmit={(event) => void save(event)}
    >
      <input type="hidden" name="slot" value={slot.slot} />
      <input type="hidden" name="photograph" value={photo.hash} />
      <FocalPoint slot={slot} photo={photo} />
      <Field id={`${slot.slot}-alt`} label={texts.alt}>
        {(aria) => (
          <textarea
            {...aria}
            name="alt"
            rows={3}
            required
            maxLength={MAX_DESCRIPTION_LENGTH}
            defaultValue={photo.alt}
          />
        )}
      </Field>
      <button className="button button--line" disabled={actions.isBusy}>
        {texts.save}
      </button>
      <DraftNote draft={draft} texts={draftTexts} />
    </form>
  )
}
