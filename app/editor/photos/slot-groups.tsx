import { photoTexts as texts } from '#app/strings/en/photos.ts'

import { AddPlan } from './add-plan.tsx'
import { AddSeveral } from './add-several.tsx'
import type { ShownGroup, ShownSlot } from './shown-slot.ts'
import { SlotCard } from './slot-card.tsx'
import { useNoStrayDrops } from './use-drops.ts'

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
