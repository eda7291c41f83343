import { useRef, type ChangeEvent } from 'react'

import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import type { ShownGroup } from './shown-slot.ts'
import { FileField, SendingRow } from './upload-form.tsx'
import { useDrops } from './use-drops.ts'
import { useSeveral } from './use-several.ts'

type Props = { address: string; maxMb: number; name: string; group: ShownGroup }

/** Puts several photos into the free slots of a gallery, or each into a new one; without script each slot has its own form. */
export function AddSeveral({ address, maxMb, name, group: { places, newSlot } }: Props) {
  const free = places.filter(({ photo }) => !photo).map(({ slot }) => slot)
  const { lines, sending, send, cancel } = useSeveral({ address, maxMb, free, newSlot })
  const place = useRef<HTMLDivElement>(null)
  const isOver = useDrops(place, { onFiles: (files) => void send(files) })
  const key = `several-${newSlot ?? places[0]?.slot ?? ''}`
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file may be chosen again.
    target.value = ''
    void send(files)
  }
  if (newSlot === undefined && free.length === 0 && lines.length === 0) return null
  return (
    <div
      ref={place}
      className={isOver ? 'several several--over' : 'several'}
      role="group"
      aria-label={texts.severalTo(name)}
    >
      <p className="caption">
        {newSlot === undefined ? texts.severalHint(free.length) : texts.siteHint}
      </p>
      {sending ? (
        <SendingRow
          progress={sending.progress}
          label={texts.severalTo(name)}
          text={
            sending.progress.isHere
              ? texts.workingOne(sending.at, sending.of)
              : texts.sendingOne(sending.at, sending.of, sending.progress.percent)
          }
          onCancel={cancel}
        />
      ) : (
        <div className="slot-files">
          <FileField id={key} label={texts.chooseSeveral} isMultiple onChoose={choose} />
          <FileField id={`${key}-camera`} label={texts.camera} isCamera onChoose={choose} />
        </div>
      )}
      <StatusMessage as="div" className="several-result" event={lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </StatusMessage>
    </div>
  )
}
