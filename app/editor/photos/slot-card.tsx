import { useRef, useState, type FormEvent } from 'react'

import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import type { Plan } from '#app/media/photos/plan.ts'
import { directions } from '#app/media/photos/direction.ts'
import { MAX_DESCRIPTION_LENGTH } from '#app/media/photos/photo.ts'
import { sourceSet, usualAddress } from '#app/media/renditions/picture-address.ts'
import { isLogo } from '#app/media/slots/logos.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { fileFault } from './chosen-file.ts'
import { FocalPoint } from './focal-point.tsx'
import type { SlotRole } from './photo-slots.ts'
import { PlanFields } from './plan-fields.tsx'
import { postedOf } from './posted-of.ts'
import { SlotActions } from './slot-actions.tsx'
import { PutForm } from './upload-form.tsx'
import type { ShownSlot } from './shown-slot.ts'
import { goOnAt, usePhotoActions, type PhotoActions } from './use-photo-actions.ts'
import { useDrops } from './use-drops.ts'

type Props = {
  address: string
  maxMb: number
  slot: ShownSlot
  name: string
  refused: string | undefined
}

export function SlotCard({ address, maxMb, slot, name, refused }: Props) {
  const actions = usePhotoActions(address, refused)
  const [file, setFile] = useState<File>()
  const place = useRef<HTMLLIElement>(null)
  const { role } = slot
  const isInOrder = (slot.earlier ?? slot.later) !== undefined

  function take(chosen: File | undefined): void {
    const fault = chosen && fileFault(chosen, maxMb)
    setFile(fault === undefined ? chosen : undefined)
    actions.setMessage(fault === undefined ? undefined : { text: fault, isWrong: true })
  }

  const isOver = useDrops(place, {
    onFiles: ([dropped]) => {
      take(dropped)
      const form = place.current?.querySelector('details')
      if (form) form.open = true
      goOnAt(slot.slot, '.slot-upload textarea')
    },
  })

  return (
    <li
      id={slot.slot}
      ref={place}
      className={isOver ? 'slot slot--over' : 'slot'}
      data-ordered={isInOrder || undefined}
    >
      <h3>{name}</h3>
      <p
        className={
          slot.shows === 'undescribed'
            ? 'slot-description slot-description--missing'
            : 'slot-description'
        }
      >
        {slotStatus(slot)}
      </p>
      <SlotContent {...{ address, slot, actions }} />
      {role === 'wide' || role === 'phone' ? <p className="caption">{texts.wants[role]}</p> : null}
      <StatusMessage
        className={actions.message?.isWrong ? 'slot-message slot-message--error' : 'slot-message'}
        event={actions.message}
      >
        {actions.message?.text}
      </StatusMessage>
      <SlotActions {...{ address, slot, actions, name }} />
      {role === 'site' || role === 'plan' ? null : (
        <PutForm
          {...{ address, slot, name, actions, file }}
          onFile={take}
          onDone={() => {
            setFile(undefined)
            goOnAt(slot.slot, '.slot-upload summary')
          }}
        />
      )}
    </li>
  )
}

/** Without an illustration. */
const BARE: ReadonlySet<SlotRole> = new Set(['site', 'plan', 'person'])

type ContentProps = Omit<DescriptionFormProps, 'photo'>

function SlotContent({ address, slot, actions }: ContentProps) {
  const { photo, role } = slot
  // The key ties the form to the photo shown.
  if (photo) return <DescriptionForm key={photo.hash} {...{ address, slot, photo, actions }} />
  return isLogo(slot.slot) || BARE.has(role) ? null : <SlotImage slot={slot} />
}

function slotStatus({ slot, role, photo, shows }: ShownSlot): string {
  if (!photo && (role === 'site' || role === 'plan')) return texts.gone
  if (shows === 'nothing' && isLogo(slot)) return texts.noLogo
  if (shows === 'nothing' && role === 'person') return texts.noPortrait
  if (shows === 'undescribed') return texts.undescribed
  if (photo) return texts.shows[photo.plan ? 'plan' : 'photo'](checkedDay({ on: photo.since }))
  return shows === 'photograph' ? '' : texts.shows[shows]
}

function SlotImage({ slot: { picture, role, shows } }: { slot: ShownSlot }) {
  return (
    <figure className="slot-figure">
      <img
        className={`slot-image slot-image--${role}`}
        src={usualAddress(picture)}
        srcSet={sourceSet(picture, 'avif', 960)}
        sizes="(min-width: 48em) 22rem, 90vw"
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
      />
      {shows === 'impression' ? <figcaption>{picture.alt}</figcaption> : null}
    </figure>
  )
}

type PlanContentProps = Pick<DescriptionFormProps, 'slot' | 'photo'> & { plan: Plan }

function PlanContent({ slot, photo: { pdf }, plan }: PlanContentProps) {
  return (
    <>
      {pdf === undefined ? (
        <SlotImage slot={slot} />
      ) : (
        <a className="link" href={pdf}>
          {texts.openPlan}
        </a>
      )}
      <PlanFields id={slot.slot} plan={plan} />
    </>
  )
}

type TakenProps = { id: string; taken: NonNullable<NonNullable<ShownSlot['photo']>['taken']> }

function TakenFields({ id, taken: { on, facing } }: TakenProps) {
  return (
    <div className="slot-taken">
      <Field id={`${id}-on`} label={texts.on}>
        {(aria) => <input {...aria} type="date" name="on" required defaultValue={on} />}
      </Field>
      <Field id={`${id}-facing`} label={texts.facing}>
        {(aria) => (
          <select {...aria} name="facing" defaultValue={facing ?? ''}>
            <option value="">{texts.facingUnknown}</option>
            {directions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

type DescriptionFormProps = {
  address: string
  slot: ShownSlot
  photo: NonNullable<ShownSlot['photo']>
  actions: PhotoActions
}

function DescriptionForm({ address, slot, photo, actions }: DescriptionFormProps) {
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
      action={`${address}/description`}
      onSubmit={(event) => void save(event)}
    >
      <input type="hidden" name="slot" value={slot.slot} />
      <input type="hidden" name="photograph" value={photo.hash} />
      {photo.plan ? (
        <PlanContent slot={slot} photo={photo} plan={photo.plan} />
      ) : (
        <>
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
        </>
      )}
      {photo.taken ? <TakenFields id={slot.slot} taken={photo.taken} /> : null}
      <button className="button button--line" disabled={actions.isBusy}>
        {texts.save}
      </button>
      <DraftNote draft={draft} texts={draftTexts} />
    </form>
  )
}
