import { type ChangeEvent, useRef } from 'react'

import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { AddPlan } from './add-plan.tsx'
import type { ShownGroup, ShownSlot } from './shown-slot.ts'
import { SlotCard } from './slot-card.tsx'
import { FileField, SendingRow } from './upload-form.tsx'
import { useDrops, useNoStrayDrops } from './use-drops.ts'
import { useSeveral } from './use-several.ts'

type Props = {
  address: string
  maxMb: number
  /** ISO date. */
  today: string
  groups: readonly ShownGroup[]
  /** The refusal of a form that was sent without script. */
  refused: { slot: string; why: string } | undefined
}

export function SlotGroups({ address, maxMb, today, groups, refused }: Props) {
  useNoStrayDrops()
  return groups.map((group) => {
    const { places, kind } = group
    const isOrdered = places.filter(({ earlier, later }) => earlier ?? later).length > 1
    const { newSlot } = group
    const isTitled = kind === 'gallery' && places.some(({ title }) => title !== undefined)
    return (
      <section
        key={newSlot ?? places[0]?.slot}
        className="photos-group"
        aria-labelledby={headOf(group)}
      >
        <h2 id={headOf(group)}>{titleOf(group)}</h2>
        {kind === 'plans' && newSlot !== undefined ? (
          <AddPlan {...{ address, maxMb, newSlot, today }} />
        ) : kind === 'gallery' || kind === 'site' ? (
          <AddSeveral address={address} maxMb={maxMb} name={titleOf(group)} group={group} />
        ) : null}
        {isTitled ? <p className="caption">{texts.titled}</p> : null}
        {isOrdered ? <p className="caption photos-script-only">{texts.drag}</p> : null}
        <ul className="photos-slots">
          {places.map((slot) => (
            <SlotCard
              key={slot.slot}
              address={address}
              maxMb={maxMb}
              slot={slot}
              name={nameOf(slot, kind)}
              refused={refused?.slot === slot.slot ? refused.why : undefined}
            />
          ))}
        </ul>
      </section>
    )
  })
}

/** Links to the photos that no page shows yet. */
export function PhotoTodo({ groups }: Pick<Props, 'groups'>) {
  const missing = groups.flatMap((group) =>
    group.places
      .filter(({ shows }) => shows === 'undescribed')
      .map((slot) => ({ slot: slot.slot, name: `${titleOf(group)}, ${nameOf(slot, group.kind)}` })),
  )
  if (missing.length === 0) return null
  return (
    <section className="photos-todo" aria-labelledby="photos-todo">
      <h2 id="photos-todo">{texts.todo}</h2>
      <ul>
        {missing.map(({ slot, name }) => (
          <li key={slot}>
            <a className="link" href={`#${slot}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function headOf({ places, newSlot }: ShownGroup): string {
  return `group-${newSlot ?? places[0]?.slot ?? ''}`
}

function titleOf({ kind, title, of }: ShownGroup): string {
  const own = title ?? texts.group[kind]
  return of === undefined ? own : texts.groupOf(of, own)
}

function nameOf({ role, at, title }: ShownSlot, kind: ShownGroup['kind']): string {
  const place = texts.place[role](String(at))
  if (role === 'person') return title ?? place
  if (kind === 'slides' && role !== 'slide') return texts.slideOn(place, String(at))
  return title === undefined ? place : `${place}: ${title}`
}

type SeveralProps = { address: string; maxMb: number; name: string; group: ShownGroup }

/** Puts several photos into the free slots of a gallery, or each into a new one; without script each slot has its own form. */
function AddSeveral({ address, maxMb, name, group: { places, newSlot } }: SeveralProps) {
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
