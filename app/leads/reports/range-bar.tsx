import { Form, Link } from 'react-router'

import { reportTexts as texts } from '#app/strings/en/reports.ts'

import { lastDays, quickDays, type RangeQuery, type DayRange } from './day-range.ts'

export function RangeBar({
  query: { range, problem },
  first,
  today,
}: {
  query: RangeQuery
  first: string | undefined
  today: string
}) {
  const quick: [string, DayRange][] = [
    ...quickDays.map((days): [string, DayRange] => [texts.quick(days), lastDays(days, today)]),
    ...(first === undefined
      ? []
      : [[texts.all, { from: first, to: today }] satisfies [string, DayRange]]),
  ]
  return (
    <div className="range-bar">
      <nav aria-label={texts.ranges}>
        {quick.map(([name, { from, to }]) => (
          <Link
            key={name}
            className="link"
            to={`?from=${from}&to=${to}`}
            aria-current={from === range.from && to === range.to ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Form key={`${range.from} ${range.to}`} className="range-days">
        <label>
          {texts.from}
          <input type="date" name="from" defaultValue={range.from} required />
        </label>
        <label>
          {texts.to}
          <input type="date" name="to" defaultValue={range.to} required />
        </label>
        <button className="button button--line">{texts.show}</button>
      </Form>
      {problem ? (
        <p className="range-error" role="alert">
          {texts.problem[problem]}
        </p>
      ) : null}
    </div>
  )
}
