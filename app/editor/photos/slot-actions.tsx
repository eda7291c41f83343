import type { FormEvent } from 'react'

import { Grip } from '#app/editor/form/rows/drag-handle.tsx'
import { KEPT_OUT_DAYS } from '#app/media/photos/photograph.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'

import { placeUnder, showPlaceOver } from './slot-drag.ts'
import { postedOf } from './posted-of.ts'
import type { ShownSlot } from './shown-slot.ts'
import { addressOf, goOnAt, type Acts } from './use-acts.ts'

type Props = { id: number; slot: ShownSlot; name: string; acts: Acts }

export function PlaceActs({ id, slot, name, acts }: Props) {
  const { photograph, waiting, earlier, later } = slot
  return (
    <div className="slot-acts">
      {photograph && (earlier ?? later) ? (
        <Grip
          title={texts.drag}
          over={showPlaceOver}
          drop={(grip, at) => {
            const to = placeUnder(grip, at)?.id
            if (to === undefined) return
            void acts.act('position', { slot: slot.slot, photograph: photograph.hash, to })
          }}
        />
      ) : null}
      {photograph && earlier !== undefined ? (
        <Act
          {...{ id, slot, acts }}
          noun="position"
          hash={photograph.hash}
          to={earlier}
          word={texts.earlier}
          name={name}
        />
      ) : null}
      {photograph && later !== undefined ? (
        <Act
          {...{ id, slot, acts }}
          noun="position"
          hash={photograph.hash}
          to={later}
          word={texts.later}
          name={name}
        />
      ) : null}
      {photograph ? (
        <Act
          {...{ id, slot, acts }}
          noun="removal"
          hash={photograph.hash}
          word={texts.remove}
          name={name}
        />
      ) : null}
      {waiting ? (
        <div className="slot-waits">
          <p>{texts.waits(checkedDay({ on: waiting.until }), KEPT_OUT_DAYS)}</p>
          <Act
            {...{ id, slot, acts }}
            noun="restoration"
            hash={waiting.hash}
            word={texts.undo}
            name={name}
          />
        </div>
      ) : null}
    </div>
  )
}

type ActProps = {
  id: number
  slot: ShownSlot
  acts: Acts
  noun: 'position' | 'removal' | 'restoration'
  hash: string
  to?: string
  word: string
  name: string
}

function Act({ id, slot, acts, noun, hash, to, word, name }: ActProps) {
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const isDone = await acts.act(noun, postedOf(event.currentTarget))
    if (!isDone) return
    // The focus follows the photo.
    if (noun === 'position')
      goOnAt(to ?? slot.slot, `.slot-act--moved[data-word="${word}"]`, '.slot-act--moved')
    else goOnAt(slot.slot, noun === 'removal' ? '.slot-act--back' : '.slot-act--out')
  }
  return (
    <form method="post" action={addressOf(id, noun)} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="slot" value={slot.slot} />
      <input type="hidden" name="photograph" value={hash} />
      {to === undefined ? null : <input type="hidden" name="to" value={to} />}
      <button className={`listing-quiet slot-act--${noun}`} data-word={word} disabled={acts.isBusy}>
        {word} <span className="visually-hidden">{name}</span>
      </button>
    </form>
  )
}
