import { Link } from 'react-router'

import { LeaveMark } from '#app/leads/visits/leave-mark.tsx'
import { StateMark } from '#app/leads/visits/state-mark.tsx'
import { blockId, panelAddress } from '#app/leads/visits/visit-address.ts'
import { clockTime } from '#app/lib/dates/clock-time.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import type { VisitWithProject } from '#app/visits/visit-with-project.ts'

import type { DayColumn, PlacedVisit } from './day-columns.ts'
import { dayGrid, type GridRow } from './day-grid.ts'
import { formatHour, minuteOf } from './visit-day.ts'

type DayCalendarProps = {
  columns: readonly DayColumn[]
  day: string
  /** Undefined on other days than today. */
  now: Date | undefined
  open: string | undefined
}

export function DayCalendar({ columns, day, now, open }: DayCalendarProps) {
  return (
    // Keyboard users must be able to scroll a wide day.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="visit-day" role="region" aria-label={visitsTexts.calendar} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{visitsTexts.hour}</span>
            </th>
            {columns.map(({ id, name, isAway, lanes }) => (
              <th key={id} scope="colgroup" colSpan={lanes.length}>
                <bdi>{name}</bdi>
                {isAway ? <LeaveMark /> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayGrid(columns).map((row) => (
            <QuarterRow key={row.quarter} row={row} day={day} now={now} open={open} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function QuarterRow({
  row: { quarter, cells },
  day,
  now,
  open,
}: { row: GridRow } & Omit<DayCalendarProps, 'columns'>) {
  const isHour = quarter % 4 === 0
  const minute = now === undefined ? -1 : minuteOf(now) - quarter * 15
  return (
    <tr className={isHour ? 'visit-hour' : undefined}>
      <th scope="row">
        <span className={isHour ? undefined : 'visually-hidden'}>{clockOf(quarter)}</span>
        {now && minute >= 0 && minute < 15 ? (
          <span className="visit-now" data-third={Math.floor(minute / 5)}>
            <span>
              <span className="visually-hidden">{visitsTexts.now} </span>
              {formatHour(now)}
            </span>
          </span>
        ) : null}
      </th>
      {cells.map(({ lane, placed, isEdge }) => (
        <td
          key={lane}
          rowSpan={placed ? placed.to - placed.from : undefined}
          data-edge={isEdge || undefined}
        >
          {placed ? (
            <VisitBlock placed={placed} day={day} isOpen={placed.visit.id === open} />
          ) : null}
        </td>
      ))}
    </tr>
  )
}

function clockOf(quarter: number): string {
  const minutes = String((quarter % 4) * 15).padStart(2, '0')
  return clockTime(`${Math.floor(quarter / 4)}:${minutes}`).replace(':00', '')
}

function VisitBlock({
  placed: { visit },
  day,
  isOpen,
}: {
  placed: PlacedVisit
  day: string
  isOpen: boolean
}) {
  return (
    <Link
      id={blockId(visit.id)}
      className="visit-block"
      data-status={visit.status}
      to={panelAddress(day, { visit: visit.id })}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
    >
      <b>
        <bdi>{visit.name}</bdi>
      </b>
      <span className="visit-line">
        {visit.isAway ? <LeaveMark /> : null} {visit.isVideo ? visitsTexts.videoShort : null}{' '}
        <bdi>{visit.projectName}</bdi>
      </span>
      <VisitHour visit={visit} />
    </Link>
  )
}

function VisitHour({ visit }: { visit: VisitWithProject }) {
  return (
    <span className="visit-line">
      <time dateTime={visit.startsAt.toISOString()}>{formatHour(visit.startsAt)}</time>
      <StateMark visit={{ ...visit, isVideo: false }} />
    </span>
  )
}
