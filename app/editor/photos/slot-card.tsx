import { useRef, useState } from 'react'

import { sourceSet, usualAddress } from '#app/media/renditions/picture-address.ts'
import { isLogo } from '#app/media/slots/logos.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { fileFault } from './chosen-file.ts'
import { PlaceActs } from './slot-actions.tsx'
import { PutForm } from './upload-form.tsx'
import type { ShownSlot } from './shown-slot.ts'
import { goOnAt, useActs } from './use-acts.ts'
import { useDrops } from './use-drops.ts'
import { WordsForm } from './description-form.tsx'

type Props = {
  id: number
  mostMb: number
  slot: ShownSlot
  name: string
  refused: string | undefined
}

export function SlotCard({ id, mostMb, slot, name, refused }: Props) {
  const acts = useActs(id, refused)
  const [file, setFile] = useState<File>()
  const place = useRef<HTMLLIElement>(null)
  const { photograph, role } = slot
  const isInOrder = (slot.earlier ?? slot.later) !== undefined

  function take(given: File | undefined): void {
    const fault = given && fileFault(given, mostMb)
    setFile(fault === undefined ? given : undefined)
    acts.setSaid(fault === undefined ? undefined : { text: fault, isWrong: true })
  }

  const isOver = useDrops(place, {
    onFile: (given) => {
      take(given)
      const form = place.current?.querySelector('details')
      if (form) form.open = true
      goOnAt(slot.slot, '.slot-put textarea')
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
      <p className={slot.shows === 'undescribed' ? 'slot-shows slot-shows--missing' : 'slot-shows'}>
        {showsWords(slot)}
      </p>
      {photograph ? (
        // The key ties the form to the photo shown.
        <WordsForm key={photograph.hash} {...{ id, slot, photograph, acts }} />
      ) : isLogo(slot.slot) ? null : (
        <Shown slot={slot} />
      )}
      {role === 'wide' || role === 'phone' ? <p className="caption">{texts.wants[role]}</p> : null}
      <StatusMessage
        className={acts.said?.isWrong ? 'slot-said slot-said--wrong' : 'slot-said'}
        event={acts.said}
      >
        {acts.said?.text}
      </StatusMessage>
      <PlaceActs {...{ id, slot, acts, name }} />
      <PutForm
        {...{ id, slot, name, acts, file }}
        onFile={take}
        onDone={() => {
          setFile(undefined)
          goOnAt(slot.slot, '.slot-put summary')
        }}
      />
    </li>
  )
}

function showsWords({ slot, photograph, shows }: ShownSlot): string {
  if (shows === 'nothing' && isLogo(slot)) return texts.noLogo
  if (shows === 'undescribed') return texts.undescribed
  if (photograph) return texts.shows.photograph(checkedDay({ on: photograph.since }))
  return shows === 'photograph' ? '' : texts.shows[shows]
}

function Shown({ slot: { picture, role, shows } }: { slot: ShownSlot }) {
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
