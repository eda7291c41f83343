import { useRef, useState } from 'react'

import { sourceSet, usualAddress } from '#app/media/renditions/picture-address.ts'
import { isLogo } from '#app/media/slots/logos.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { fileFault } from './chosen-file.ts'
import { SlotActions } from './slot-actions.tsx'
import { PutForm } from './upload-form.tsx'
import type { ShownSlot } from './shown-slot.ts'
import { goOnAt, usePhotoActions } from './use-photo-actions.ts'
import { useDrops } from './use-drops.ts'
import { DescriptionForm } from './description-form.tsx'

type Props = {
  id: number
  maxMb: number
  slot: ShownSlot
  name: string
  refused: string | undefined
}

export function SlotCard({ id, maxMb, slot, name, refused }: Props) {
  const actions = usePhotoActions(id, refused)
  const [file, setFile] = useState<File>()
  const place = useRef<HTMLLIElement>(null)
  const { photo, role } = slot
  const isInOrder = (slot.earlier ?? slot.later) !== undefined

  function take(chosen: File | undefined): void {
    const fault = chosen && fileFault(chosen, maxMb)
    setFile(fault === undefined ? chosen : undefined)
    actions.setMessage(fault === undefined ? undefined : { text: fault, isWrong: true })
  }

  const isOver = useDrops(place, {
    onFile: (dropped) => {
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
      {photo ? (
        // The key ties the form to the photo shown.
        <DescriptionForm key={photo.hash} {...{ id, slot, photo, actions }} />
      ) : isLogo(slot.slot) ? null : (
        <SlotImage slot={slot} />
      )}
      {role === 'wide' || role === 'phone' ? <p className="caption">{texts.wants[role]}</p> : null}
      <StatusMessage
        className={actions.message?.isWrong ? 'slot-message slot-message--error' : 'slot-message'}
        event={actions.message}
      >
        {actions.message?.text}
      </StatusMessage>
      <SlotActions {...{ id, slot, actions, name }} />
      <PutForm
        {...{ id, slot, name, actions, file }}
        onFile={take}
        onDone={() => {
          setFile(undefined)
          goOnAt(slot.slot, '.slot-upload summary')
        }}
      />
    </li>
  )
}

function slotStatus({ slot, photo, shows }: ShownSlot): string {
  if (shows === 'nothing' && isLogo(slot)) return texts.noLogo
  if (shows === 'undescribed') return texts.undescribed
  if (photo) return texts.shows.photo(checkedDay({ on: photo.since }))
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
