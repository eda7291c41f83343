import { dayLabel } from '#app/staff/working-hours/day-labels.ts'
import { dayCount, daysFrom, type Leave } from '#app/staff/working-hours/leave-days.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

const DAYS = 14

type LeaveChartProps = {
  people: readonly { id: string; name: string }[]
  leaves: readonly Leave[]
  today: string
}

export function LeaveChart({ people, leaves, today }: LeaveChartProps) {
  const days = daysFrom(today, DAYS)
  const last = days.at(-1) ?? today
  return (
    <table className="leave">
      <caption>{texts.leave(dayLabel(today, today), dayLabel(last, today))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.person}</span>
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? 'date' : undefined}
              aria-label={dayLabel(day, today)}
            >
              {Number(day.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {cellsOf(
              leaves.filter(({ staffId }) => staffId === id),
              days,
            ).map(({ day, length, reason }) => (
              <td key={day} colSpan={length} data-away={reason !== undefined || undefined}>
                {reason === undefined ? null : (
                  <span>
                    {reason === '' ? (
                      <span className="visually-hidden">{texts.onLeave}</span>
                    ) : (
                      reason
                    )}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellsOf(leaves: readonly Leave[], days: readonly string[]) {
  const last = days.at(-1) ?? ''
  const cells: { day: string; length: number; reason: string | undefined }[] = []
  for (const day of days) {
    const leave = leaves.find(({ from, to }) => from <= day && day <= to)
    if (!leave) cells.push({ day, length: 1, reason: undefined })
    else if (leave.from === day || day === days[0]) {
      const to = leave.to < last ? leave.to : last
      cells.push({ day, length: dayCount({ from: day, to }), reason: leave.reason })
    }
  }
  return cells
}
