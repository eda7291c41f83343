import { Link } from 'react-router'

import { dayLabel } from '#app/staff/working-hours/day-labels.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { Share } from './assignment-view.server.ts'

type SharesTableProps = { shares: readonly Share[]; today: string }

export function SharesTable({ shares, today }: SharesTableProps) {
  const { person, assigned, open, rotation } = texts.columns
  return (
    <table className="assignment-table">
      <thead>
        <tr>
          <th scope="col">{person}</th>
          <th scope="col">{assigned}</th>
          <th scope="col">{open}</th>
          <th scope="col">{rotation}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.id}>
            <th scope="row">
              <Link to={`/dashboard/assignment/person?id=${share.id}`}>{share.name}</Link>
            </th>
            <td>{share.assigned}</td>
            <td>
              <span>{texts.openOf(share.open, share.cap)}</span>
              <svg
                className="bar"
                viewBox="0 0 100 12"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={Math.min(100, (share.open / share.cap) * 100)} height="12" />
              </svg>
            </td>
            <td data-full={isFull(share) || undefined}>{positionText(share, today)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isFull({ away, open, cap }: Share): boolean {
  return !away && open >= cap
}

function positionText(share: Share, today: string): string {
  const { away, position } = share
  if (away?.why === 'leave') return texts.unavailable.leave(dayLabel(away.until ?? '', today))
  if (away) return texts.unavailable[away.why]
  if (isFull(share)) return texts.full
  return position === undefined ? texts.noRotation : texts.rotationPosition(position)
}
