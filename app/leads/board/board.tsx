import { memo, useState, useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { Link } from 'react-router'

import { BulkMessage, resultLines } from '#app/leads/bulk/bulk-message.tsx'
import { useManyChange } from '#app/leads/bulk/use-many-change.ts'
import { HotMark } from '#app/leads/detail/facts/hot-mark.tsx'
import { placeName } from '#app/leads/detail/facts/place-name.ts'
import { StatusMark } from '#app/leads/detail/facts/status-mark.tsx'
import { RowClock } from '#app/leads/list/row/row-work.tsx'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import {
  leadStatuses,
  lostReasons,
  readLostReason,
  readStatus,
  type LeadStatus,
} from '#app/leads/status/lead-status.ts'
import { boardTexts } from '#app/strings/en/board.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { columnCount, withMoves, type BoardColumn, type Move } from './board.ts'

/** `list` is the query string of the filters with `?`, or empty. */
type Props = { columns: readonly BoardColumn[]; list: string; onEnded: () => void }

export function Board({ columns, list, onEnded }: Props) {
  const [moves, setMoves] = useState<{ of: unknown; to: ReadonlyMap<string, LeadStatus> }>()
  const bulk = useManyChange({
    // What was not changed goes back.
    onChanged: (ids) => {
      if (ids.length === 0) setMoves(undefined)
    },
    onEnded,
  })
  const isStanding = moves?.of === columns && bulk.result?.kind !== 'failed'
  const moved = isStanding ? moves.to : undefined
  const shown = moved ? withMoves(columns, moved) : columns
  const cards = new Map(columns.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead])))
  function move(id: string, to: Move): void {
    const lead = cards.get(id)
    const status = moved?.get(id) ?? lead?.work.status
    if (!lead || !status || bulk.isBusy || status === to.status) return
    setMoves({ of: columns, to: new Map([...(moved ?? []), [id, to.status]]) })
    void bulk.change(to, [{ ...lead, work: { ...lead.work, status } }])
  }
  const board = useDrag((id, column) => move(id, readMove(column)))
  return (
    <>
      <StatusMessage className="visually-hidden" event={bulk.result}>
        {resultLines(bulk.result).join(' ')}
      </StatusMessage>
      <div className="board" ref={board} onChange={(event) => moveChosen(event, move)}>
        {shown.map((column) => (
          <Column key={column.status} column={column} list={list} />
        ))}
      </div>
      {bulk.result ? (
        <section className="bulk" aria-label={boardTexts.result}>
          <BulkMessage
            result={bulk.result}
            isBusy={bulk.isBusy}
            onUndo={(done) => void bulk.undo(done)}
            onClose={bulk.forget}
          />
        </section>
      ) : null}
    </>
  )
}

/** The board listens for the selects of its cards, so that a card has nothing of its own to draw again for. */
function moveChosen({ target }: FormEvent, move: (id: string, to: Move) => void): void {
  if (!(target instanceof HTMLSelectElement)) return
  const id = target.closest<HTMLElement>('[data-card]')?.dataset['card']
  if (id !== undefined) move(id, readMove(target.value))
}

type ColumnProps = { column: BoardColumn; list: string }

function Column({ column: { status, count, leads }, list }: ColumnProps) {
  return (
    <section className="board-column" aria-labelledby={`column-${status}`} data-column={status}>
      <h2 id={`column-${status}`}>
        <StatusMark status={status} /> <span className="view-count">{columnCount(count)}</span>
      </h2>
      <ol>
        {leads.map((lead) => (
          <Card key={lead.id} lead={lead} status={status} list={list} />
        ))}
      </ol>
      {count > leads.length ? (
        <Link className="link" to={moreAddress(list, status)}>
          {boardTexts.more}
        </Link>
      ) : null}
    </section>
  )
}

type CardProps = { lead: DashboardLead; status: LeadStatus; list: string }

const Card = memo(function Card({ lead, status, list }: CardProps) {
  const { id, name, location, work } = lead
  return (
    <li className="board-card" draggable data-card={id}>
      <Link to={`/dashboard/leads/${id}${list}`}>
        <bdi>{name}</bdi>
      </Link>
      <HotMark isHot={work.isHot} />
      <span className="caption">
        <bdi>{placeName(location)}</bdi>
        {work.owner ? (
          <>
            {' '}
            · <bdi>{work.owner.name}</bdi>
          </>
        ) : null}
      </span>
      <RowClock {...work} />
      <select
        className="needs-script"
        aria-label={boardTexts.move(name)}
        value={status}
        onChange={leaveToBoard}
      >
        {leadStatuses
          .filter((one) => one !== 'lost' || status === 'lost')
          .map((one) => (
            <option key={one} value={one}>
              {leadTexts.status[one]}
            </option>
          ))}
        {status === 'lost' ? null : (
          <optgroup label={leadTexts.status.lost}>
            {lostReasons.map((reason) => (
              <option key={reason} value={`lost ${reason}`}>
                {leadTexts.lostReason[reason]}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </li>
  )
}, isSameCard)

/** A board that is read again brings every lead as a new object. */
function isSameCard(one: CardProps, other: CardProps): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function leaveToBoard(): void {}

/** A status, and for a lost lead its reason. */
function readMove(value: string): Move {
  const [status = '', reason = ''] = value.split(' ')
  const lostReason = readLostReason(reason)
  return { ...toMove(readStatus(status) ?? 'new'), ...(lostReason && { lostReason }) }
}

function toMove(status: LeadStatus): Move {
  return status === 'lost' ? { status, lostReason: 'other' } : { status }
}

function moreAddress(list: string, status: LeadStatus): string {
  const search = new URLSearchParams(list)
  search.set('status', status)
  return `/dashboard?${search.toString()}`
}

const COLUMN = '[data-column]'

/** Mouse drags of cards (`data-card`) to columns (`data-column`) within the returned element. */
function useDrag(onDrop: (card: string, column: string) => void) {
  const board = useRef<HTMLDivElement>(null)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const within = (event: DragEvent, selector: string) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    const markOver = (column: HTMLElement | null) => {
      for (const one of board.current?.querySelectorAll(COLUMN) ?? [])
        one.toggleAttribute('data-over', one === column)
    }
    const on = (name: 'dragstart' | 'dragover' | 'dragend' | 'drop', act: (e: DragEvent) => void) =>
      board.current?.addEventListener(name, act, { signal })
    on('dragstart', (event) => {
      const id = within(event, '[data-card]')?.dataset['card']
      if (id !== undefined) event.dataTransfer?.setData('text/plain', id)
    })
    on('dragover', (event) => {
      const column = within(event, COLUMN)
      if (column) event.preventDefault()
      markOver(column)
    })
    on('dragend', () => markOver(null))
    on('drop', (event) => {
      const column = within(event, COLUMN)?.dataset['column']
      event.preventDefault()
      markOver(null)
      if (column !== undefined) dropped(event.dataTransfer?.getData('text/plain') ?? '', column)
    })
    return () => left.abort()
  }, [])
  return board
}
