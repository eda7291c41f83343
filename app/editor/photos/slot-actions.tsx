import type { FormEvent } from 'react'

import { DragHandle } from '#app/editor/form/rows/drag-handle.tsx'
import type { Point } from '#app/editor/form/rows/drag.ts'
import { RETENTION_DAYS } from '#app/media/photos/photo.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import { postedOf } from './posted-of.ts'
import type { ShownSlot } from './shown-slot.ts'
import { goOnAt, type PhotoActions } from './use-photo-actions.ts'

type Props = { address: string; slot: ShownSlot; name: string; actions: PhotoActions }

export function SlotActions({ address, slot, name, actions }: Props) {
  const { photo, removed, earlier, later } = slot
  return (
    <div className="slot-actions">
      {photo && (earlier ?? later) ? (
        <DragHandle
          title={texts.drag}
          over={showPlaceOver}
          drop={(handle, at) => {
            const to = placeUnder(handle, at)?.id
            if (to === undefined) return
            void actions.submit('position', { slot: slot.slot, photograph: photo.hash, to })
          }}
        />
      ) : null}
      {photo && earlier !== undefined ? (
        <ActionForm
          {...{ address, slot, actions }}
          noun="position"
          hash={photo.hash}
          to={earlier}
          label={texts.earlier}
          name={name}
        />
      ) : null}
      {photo && later !== undefined ? (
        <ActionForm
          {...{ address, slot, actions }}
          noun="position"
          hash={photo.hash}
          to={later}
          label={texts.later}
          name={name}
        />
      ) : null}
      {photo ? (
        <ActionForm
          {...{ address, slot, actions }}
          noun="removal"
          hash={photo.hash}
          label={texts.remove}
          name={name}
        />
      ) : null}
      {removed ? (
        <div className="slot-removed">
          <p>{texts.restorable(checkedDay({ on: removed.until }), RETENTION_DAYS)}</p>
          <ActionForm
            {...{ address, slot, actions }}
            noun="restoration"
            hash={removed.hash}
            label={texts.undo}
            name={name}
          />
        </div>
      ) : null}
    </div>
  )
}

type ActionProps = {
  address: string
  slot: ShownSlot
  actions: PhotoActions
  noun: 'position' | 'removal' | 'restoration'
  hash: string
  to?: string
  label: string
  name: string
}

function ActionForm({ address, slot, actions, noun, hash, to, label, name }: ActionProps) {
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const isDone = await actions.submit(noun, postedOf(event.currentTarget))
    if (!isDone) return
    // The focus follows the photo.
    if (noun === 'position')
      goOnAt(
        to ?? slot.slot,
        `.slot-action--position[data-word="${label}"]`,
        '.slot-action--position',
      )
    else
      goOnAt(slot.slot, noun === 'removal' ? '.slot-action--restoration' : '.slot-action--removal')
  }
  return (
    <form method="post" action={`${address}/${noun}`} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="slot" value={slot.slot} />
      <input type="hidden" name="photograph" value={hash} />
      {to === undefined ? null : <input type="hidden" name="to" value={to} />}
      <button
        className={`quiet-button slot-action--${noun}`}
        data-word={label}
        disabled={actions.isBusy}
      >
        {label} <span className="visually-hidden">{name}</span>
      </button>
    </form>
  )
}

const OVER = 'data-over'

/** The slot under a dragged photo; undefined where it cannot go. */
function placeUnder(handle: Element, { x, y }: Point): Element | undefined {
  const own = handle.closest('.slot')
  const place = document.elementFromPoint(x, y)?.closest('.slot[data-ordered]')
  const isOther = place && place !== own && place.parentElement === own?.parentElement
  return isOther ? place : undefined
}

function showPlaceOver(handle: Element, at: Point | undefined): void {
  for (const place of document.querySelectorAll(`[${OVER}]`)) place.removeAttribute(OVER)
  if (at) placeUnder(handle, at)?.setAttribute(OVER, '')
}
