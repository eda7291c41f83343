import type { FormEvent } from 'react'

import { photographTexts as texts } from '#app/desk-texts/en/photographs.ts'
import { postedOf } from '#app/editing/photographs/posted-of.ts'
import { MOST_WORDS } from '#app/pictures/photograph.ts'
import { Field } from '#app/ui/field.tsx'

import { FocalPoint } from './focal-point.tsx'
import type { ShownSlot } from './shown-slot.ts'
import { addressOf, type Acts } from './use-acts.ts'

type Props = {
  id: number
  slot: ShownSlot
  photograph: NonNullable<ShownSlot['photograph']>
  acts: Acts
}

/** What a photograph shows, and which point of it stays in sight where it is cut. */
export function WordsForm({ id, slot, photograph, acts }: Props) {
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void acts.act('words', postedOf(event.currentTarget))
  }
  return (
    <form className="slot-words" method="post" action={addressOf(id, 'words')} onSubmit={save}>
      <input type="hidden" name="slot" value={slot.slot} />
      <input type="hidden" name="photograph" value={photograph.hash} />
      <FocalPoint slot={slot} photograph={photograph} />
      <Field id={`${slot.slot}-alt`} label={texts.alt}>
        {(aria) => (
          <textarea
            {...aria}
            name="alt"
            rows={3}
            required
            maxLength={MOST_WORDS}
            defaultValue={photograph.alt}
          />
        )}
      </Field>
      <button className="button button--line" disabled={acts.isBusy}>
        {texts.save}
      </button>
    </form>
  )
}
