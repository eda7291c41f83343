import type { CheckDrawing } from './check-drawing.ts'

export function TitleBlock({ drawing }: { drawing: CheckDrawing }) {
  const { name, location, source, day, stated, open } = drawing
  const cells = [
    ['Project', `${name}, ${location}`],
    ['Checked against', `${source.charAt(0).toUpperCase()}${source.slice(1)}`],
    ['Checked on', day],
    [
      'Status',
      `${stated} ${stated === 1 ? 'fact' : 'facts'} known, ${open.length} not confirmed yet`,
    ],
  ] as const
  return (
    <dl className="check-title">
      {cells.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
