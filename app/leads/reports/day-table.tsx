import { Link } from 'react-router'

import { reversed } from '#app/lib/lists.ts'
import { reportTexts as texts } from '#app/strings/en/reports.ts'

import { plusDays } from './day-range.ts'
import { highestOf, type ReportSeries } from './report-series.ts'

export function DayTable({
  series: { step, points },
  to,
  hasPresses,
}: {
  series: ReportSeries
  to: string
  hasPresses: boolean
}) {
  const highest = highestOf(points)
  return (
    <div className="day-table" role="region" aria-label={texts.inFigures[step]}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{step === 'day' ? texts.day : texts.week}</th>
            <th scope="col">{texts.head.leads}</th>
            {hasPresses ? <th scope="col">{texts.head.calls}</th> : null}
            {hasPresses ? <th scope="col">{texts.head.chats}</th> : null}
          </tr>
        </thead>
        <tbody>
          {reversed(points).map(({ day, leads, calls, chats }, index, newest) => {
            const next = newest[index - 1]?.day
            const last = next === undefined ? to : plusDays(next, -1)
            return (
              <tr key={day} className={day === highest?.day ? 'is-highest' : undefined}>
                <th scope="row">
                  <Link to={`/dashboard?from=${day}&to=${last}`}>{texts.dayName(day, true)}</Link>
                </th>
                <td>{texts.count(leads)}</td>
                {hasPresses ? <td>{texts.count(calls)}</td> : null}
                {hasPresses ? <td>{texts.count(chats)}</td> : null}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
